import { describe, expect, it } from '@jest/globals';
import { open, openTab } from '../testing/saving/openDraftInTab.ts';
import { settled } from '../testing/saving/settled.ts';
import type { DraftSaver } from './DraftSaver.ts';

/** An editor that has not reported its last keys yet. */
function typeInto(saver: DraftSaver) {
  const editor = { typed: '', unregister: () => {} };
  editor.unregister = saver.registerEditor(() => {
    if (editor.typed) saver.change({ content: editor.typed });
    editor.typed = '';
  });
  return editor;
}

describe('text that the editor has not reported yet', () => {
  it('is handed over to the tab that takes over', async () => {
    const { saver, browser } = await open();
    typeInto(saver).typed = '<p>Last key</p>';
    const second = await openTab(browser);
    await second.saver.takeOver();
    expect(second.shown().draft.content).toBe('<p>Last key</p>');
  });

  it.each(['up', 'down'] as const)(
    'is handed over when it is typed during a last save (network: %s)',
    async (network) => {
      const { saver, browser, api } = await open();
      const editor = typeInto(saver);
      const second = await openTab(browser);
      let finish = () => {};
      api.gate = new Promise((resolve) => {
        finish = resolve;
      });
      editor.typed = '<p>First</p>';
      const taken = second.saver.takeOver();
      await settled();
      editor.typed = '<p>First and last</p>';
      api.network = network;
      finish();
      await settled();
      api.network = 'up';
      await taken;
      expect(second.shown().draft.content).toBe('<p>First and last</p>');
    },
  );

  it('is kept when the page is left or hidden', async () => {
    const { saver, copies, api } = await open();
    api.network = 'down';
    const editor = typeInto(saver);
    editor.typed = '<p>A</p>';
    saver.keep();
    await settled();
    expect(copies.copies.get('post-1')).toMatchObject({ changes: { content: '<p>A</p>' } });
    editor.typed = '<p>B</p>';
    saver.leavePage();
    expect(copies.copies.get('post-1')).toMatchObject({ changes: { content: '<p>B</p>' } });
  });

  it('is saved when the page is hidden, because a phone may end it next', async () => {
    const { saver, api, copies } = await open();
    const editor = typeInto(saver);
    const puts: unknown[] = [];
    Object.assign(copies, { putAtOnce: (copy: unknown) => puts.push(copy) });
    editor.typed = '<p>A</p>';
    saver.keep();
    expect(puts).toMatchObject([{ changes: { content: '<p>A</p>' }, unconfirmed: { content: '<p>A</p>' } }]);
    await settled();
    expect(api.saves).toMatchObject([{ changes: { content: '<p>A</p>' }, options: { keepalive: true } }]);
    expect(api.saves[0]?.options.reason).toBeUndefined();
  });

  it('is handed over when it is typed while the server does not respond', async () => {
    const { saver, browser, api } = await open();
    const editor = typeInto(saver);
    api.gate = new Promise(() => {});
    editor.typed = '<p>First</p>';
    void saver.prepareHandover();
    await settled();
    editor.typed = '<p>First and last</p>';
    saver.handOver();
    expect(browser.copies.copies.get('post-1')).toMatchObject({ changes: { content: '<p>First and last</p>' } });
  });

  it('is saved on request and when the post is closed', async () => {
    const { saver, api } = await open();
    const editor = typeInto(saver);
    editor.typed = '<p>A</p>';
    expect(await saver.saveNow()).toBe(true);
    expect(api.stored.content).toBe('<p>A</p>');
    editor.typed = '<p>B</p>';
    await saver.close();
    expect(api.stored.content).toBe('<p>B</p>');
  });

  it('is reported when its editor goes, and not asked for afterwards', async () => {
    const { saver, shown } = await open();
    const editor = typeInto(saver);
    editor.typed = '<p>A</p>';
    editor.unregister();
    expect(shown().draft.content).toBe('<p>A</p>');
    editor.typed = '<p>B</p>';
    await saver.saveNow();
    expect(shown().draft.content).toBe('<p>A</p>');
  });
});
