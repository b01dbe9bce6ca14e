import type { BrowserContext, Page } from '@playwright/test';

/** The forbidden scripts and requests of a page. */
export type Caught = string[];

/**
 * Detects forbidden acts of a page: calling the function of an attack, requesting another host, opening a window,
 * leaving.
 * @param origin where the pages may be
 */
export async function setTraps(context: BrowserContext, origin: string): Promise<Caught> {
  const caught: Caught = [];
  await context.exposeBinding('caught', (_source, what: string) => void caught.push(what));
  await context.addInitScript(() => {
    const report = (window as unknown as { caught: (what: string) => void }).caught;
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const)
      Object.defineProperty(window, name, { value: () => report(`${name}() ran at ${location.href}`) });
    // The browser closes a document that was opened for writing over the old one.
    document.write = () => report('document.write() ran');
  });
  const watch = (page: Page) => {
    page.on('dialog', (dialog) => {
      caught.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('framenavigated', (frame) => {
      if (!frame.url().startsWith(`${origin}/`) && frame.url() !== 'about:blank') caught.push(`went to ${frame.url()}`);
    });
    page.on('pageerror', (error) => caught.push(`error: ${error}`));
  };
  context.on('page', (page) => {
    if (context.pages().length > 1) void page.opener().then((opener) => opener && caught.push(`opened ${page.url()}`));
    watch(page);
  });
  context.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(`${origin}/`) && !address.startsWith('data:')) caught.push(`requested ${address}`);
  });
  return caught;
}
