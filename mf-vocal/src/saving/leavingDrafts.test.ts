import { describe, expect, it } from '@jest/globals';
import { browserThatKeepsNothing, open, openBrowser, openTab } from '../testing/saving/openDraftInTab.ts';
import { settled } from '../testing/saving/settled.ts';

describe('leaving', () => {
  it('sends the changes with a call that outlives the page, and keeps a copy', async () => {
    const { saver, copies, api } = await open();
    api.gate = new Promise(() => {});
    saver.change({ title: 'A' });
    saver.leavePage();
    await settled();
    expect(api.saves).toMatchObject([{ changes: { title: 'A' }, options: { reason: 'leave', keepalive: true } }]);
    expect(copies.copies.size).toBe(1);
  });

  it('keeps the copy before the page ends, with what was sent', async () => {
    const { saver, copies, api } = await open();
    api.gate = new Promise(() => {});
    // Simulates a page that ends at once, before IndexedDB handles any request.
    Object.assign(copies, { put: () => new Promise(() => {}) });
    saver.change({ title: 'A' });
    saver.leavePage();
    expect(copies.copies.get('post-1')).toMatchObject({ changes: { title: 'A' }, unconfirmed: { title: 'A' } });
  });

  it('relies on the copy for changes that are too large for such a call', async () => {
    const { saver, copies, api } = await open();
    saver.change({ content: 'a'.repeat(100_000) });
    saver.leavePage();
    await settled();
    expect(api.saves).toEqual([]);
    expect(copies.copies.size).toBe(1);
  });

  it('saves what is unsaved, keeps a revision of the visit once, and sends nothing after a visit without changes', async () => {
    const { saver, api, browser } = await open();
    saver.change({ title: 'A' });
    await saver.saveNow();
    await saver.close();
    expect(api.saves.map(({ options }) => options.reason)).toEqual([undefined, 'leave']);
    const again = await openTab(browser);
    await again.saver.close();
    expect(api.saves).toHaveLength(2);
  });

  it('without a connection offers the changes at the next visit', async () => {
    const { saver, clock, api, browser } = await open();
    api.network = 'down';
    saver.change({ title: 'A' });
    await clock.pass(300);
    void saver.close();
    await clock.pass(100);
    clock.die();
    browser.locks.kill();
    api.network = 'up';
    const next = await openTab(browser);
    expect(next.shown()).toMatchObject({ draft: { title: 'A' }, restoredFrom: '2026-11-22T10:00:00.300Z' });
    await next.clock.pass(2_000);
    expect(api.stored.title).toBe('A');
  });
});

describe('leaving with words that wait for a connection', () => {
  it('goes on saving while the page lives, and then lets another saver open the draft', async () => {
    const browser = browserThatKeepsNothing();
    const { saver, clock } = await openTab(browser);
    browser.api.network = 'down';
    saver.change({ title: 'A' });
    await clock.pass(300);
    const closed = saver.close();
    await clock.pass(5_000);
    expect(saver.isWaiting).toBe(true);
    browser.api.network = 'up';
    await clock.pass(30_000);
    await closed;
    expect(browser.api.stored.title).toBe('A');
    expect((await openTab(browser)).state()).toBe('saved');
  });

  it('shows them again when the draft is opened again', async () => {
    const browser = browserThatKeepsNothing();
    const { saver, clock, shown, state } = await openTab(browser);
    browser.api.network = 'down';
    saver.change({ title: 'A' });
    const closed = saver.close();
    await clock.pass(3_000);
    saver.reopen();
    await closed;
    expect(shown().draft.title).toBe('A');
    browser.api.network = 'up';
    saver.change({ title: 'AB' });
    await clock.pass(30_000);
    expect(state()).toBe('saved');
    expect(browser.api.stored.title).toBe('AB');
  });
});

describe('a draft with unsaved changes', () => {
  it('opens without a connection, and is saved when there is one', async () => {
    const { saver, clock, api, browser } = await open();
    api.storeElsewhere({ summary: 'Stored' });
    api.network = 'down';
    saver.change({ title: 'A' });
    await clock.pass(300);
    clock.die();
    browser.locks.kill();
    const next = await openTab(browser);
    expect(next.shown()).toMatchObject({ draft: { title: 'A' }, state: { kind: 'offline' } });
    next.saver.change({ title: 'AB' });
    api.network = 'up';
    await next.clock.pass(5_000);
    expect(next.state()).toBe('saved');
    expect(api.stored).toMatchObject({ title: 'AB', summary: 'Stored' });
  });

  it('is not for another account in the same browser', async () => {
    const { saver, clock, api, browser } = await open();
    api.network = 'down';
    saver.change({ title: 'A' });
    await clock.pass(300);
    clock.die();
    browser.locks.kill();
    api.network = 'up';
    const next = await openTab(browser, 'user-2');
    expect(next.shown()).toMatchObject({ draft: { title: '' }, state: { kind: 'saved' } });
  });
});

describe('a hundred kills of the tab, the network and the server while typing', () => {
  it('lose at most the last two seconds, overwrite nothing, and make no false conflict', async () => {
    const browser = openBrowser();
    let text = '';
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let kill = 0; kill < 100; kill += 1) {
      browser.api.network = 'up';
      const { saver, clock, shown, state } = await openTab(browser);
      expect(state()).not.toBe('conflict');
      const found = shown().draft.title;
      expect(text.startsWith(found)).toBe(true);
      // A key every 100 ms: two seconds are 20 of them.
      expect(text.length - found.length).toBeLessThanOrEqual(20);
      text = found;
      for (let key = random(80); key > 0; key -= 1) {
        browser.api.network =
          (['up', 'up', 'down', 'lost', { status: 503, problem: null }] as const)[random(5)] ?? 'up';
        text += String.fromCharCode(97 + random(26));
        saver.change({ title: text });
        await clock.pass(random(10) === 0 ? 2_500 : 100);
        expect(state()).not.toBe('conflict');
      }
      clock.die();
      browser.locks.kill();
    }
    expect(text.length).toBeGreaterThan(1_000);
  });
});
