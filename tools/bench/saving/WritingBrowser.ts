import path from 'node:path';
import { chromiumArguments } from '@marquee/releases/gate/launch/findBrowser.ts';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../network/ensureChromium.ts';
import { WritingTab } from './WritingTab.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** The Chromium of one writer. Its profile survives a kill of the browser. */
export class WritingBrowser {
  readonly #origin: string;
  readonly #profile: string;
  #context: BrowserContext | null = null;
  #cookies: Cookies = [];

  constructor(origin: string, folder: string) {
    this.#origin = origin;
    this.#profile = path.join(folder, 'profile');
  }

  async #opened(): Promise<BrowserContext> {
    if (this.#context) return this.#context;
    this.#context = await chromium.launchPersistentContext(this.#profile, {
      executablePath: ensureChromium(),
      args: chromiumArguments,
    });
    // Chromium writes cookies into the profile only after 30 s.
    await this.#context.addCookies(this.#cookies);
    return this.#context;
  }

  /** Creates an account and stays signed in. */
  async signUp(): Promise<void> {
    const email = `writer-${crypto.randomUUID()}@example.com`;
    await this.call('POST', '/api/vocal/auth/signup', {
      body: { firstName: 'Imogen', lastName: 'Varga', email, password: 'correct horse battery' },
    });
    this.#cookies = (await this.#context?.cookies()) ?? [];
  }

  /** Makes a call with the writer's session outside of Vocal, as another browser would. @throws Error if it is refused */
  async call<T>(
    method: 'GET' | 'POST' | 'PUT',
    target: string,
    options: { body?: unknown; ifMatch?: string } = {},
  ): Promise<T> {
    const page = await (await this.#opened()).newPage();
    try {
      await page.goto(`${this.#origin}/robots.txt`);
      return await page.evaluate(
        async ([verb, path, { body, ifMatch }]) => {
          const response = await fetch(path, {
            method: verb,
            headers: {
              ...(body !== undefined && { 'content-type': 'application/json' }),
              ...(ifMatch !== undefined && { 'if-match': ifMatch }),
            },
            body: body === undefined ? undefined : JSON.stringify(body),
          });
          if (!response.ok) throw new Error(`${verb} ${path}: ${response.status} ${await response.text()}`);
          return response.json();
        },
        [method, target, options] as const,
      );
    } finally {
      await page.close();
    }
  }

  /** Opens a post in the editor. */
  async open(id: string): Promise<WritingTab> {
    const page: Page = await (await this.#opened()).newPage();
    await page.goto(`${this.#origin}/vocal/posts/${id}`);
    return WritingTab.of(page);
  }

  async setOffline(isOffline: boolean): Promise<void> {
    await this.#context?.setOffline(isOffline);
  }

  /** Kills the process of the browser without any event in its pages. */
  async kill(): Promise<void> {
    const context = this.#context;
    if (!context) return;
    this.#context = null;
    const closed = new Promise<void>((resolve) => context.once('close', () => resolve()));
    const [page = await context.newPage()] = context.pages();
    const session = await context.newCDPSession(page);
    session.send('Browser.crash').catch(() => undefined);
    await closed;
  }

  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = null;
  }
}
