import { describe, expect, it } from '@jest/globals';
import type { LocalCopy } from '@marquee/vocal-kit/drafts/copyStorage.ts';
import { FakeClock } from '../testing/saving/FakeClock.ts';
import { browserThatKeepsNothing, open, openBrowser, openTab } from '../testing/saving/openDraftInTab.ts';
import { settled } from '../testing/saving/settled.ts';
import { DraftSaver } from './DraftSaver.ts';

describe('a draft that is written', () => {
  it('is copied after 300 ms, saved after 2 s of silence, and then needs no copy', async () => {
    const { saver, clock, copies, api, state } = await open();
    saver.change({ title: 'A' });
    expect(state()).toBe('dirty');
    await clock.pass(300);
    expect(copies.copies.get('post-1')).toMatchObject({ changes: { title: 'A' }, base: { title: '' } });
    expect(api.saves).toEqual([]);
    await clock.pass(2_000);
    expect(api.stored).toMatchObject({ title: 'A', version: 2 });
    expect(state()).toBe('saved');
    expect(copies.copies.size).toBe(0);
  });

  it('is copied and saved while the writer types on and on', async () => {
    const { saver, clock, copies, api } = await open();
    for (let typed = 1; typed <= 110; typed += 1) {
      saver.change({ title: 'a'.repeat(typed) });
      await clock.pass(200);
      if (typed === 10) expect(copies.copies.size).toBe(1);
    }
    expect(api.saves.length).toBeGreaterThan(0);
  });

  it('is sent by one save at a time, each with the ETag of the one before', async () => {
    const { saver, clock, api, state } = await open();
    let finish = () => {};
    api.gate = new Promise((resolve) => {
      finish = resolve;
    });
    saver.change({ title: 'A' });
    await clock.pass(2_000);
    expect(state()).toBe('saving');
    saver.change({ title: 'AB' });
    await clock.pass(5_000);
    expect(api.saves).toHaveLength(1);
    api.gate = null;
    finish();
    await clock.pass(2_000);
    expect(api.saves.map(({ changes, options }) => [changes.title, options.etag])).toEqual([
      ['A', '"1"'],
      ['AB', '"2"'],
    ]);
    expect(state()).toBe('saved');
  });

  it('waits while the server cannot be reached, and is saved when it can', async () => {
    const { saver, clock, api, state } = await open();
    api.network = 'down';
    saver.change({ title: 'A' });
    await clock.pass(60_000);
    expect(state()).toBe('offline');
    // 1, 2, 4, 8, 16, 30 s: not more than a repetition every half minute.
    expect(api.saves.length).toBeLessThan(8);
    saver.change({ title: 'AB' });
    api.network = 'up';
    saver.retry();
    await clock.pass(2_000);
    expect(api.stored.title).toBe('AB');
    expect(state()).toBe('saved');
  });

  it('is not in conflict with its own save whose response got lost', async () => {
    const { saver, clock, api, state } = await open();
    api.network = 'lost';
    saver.change({ title: 'A' });
    await clock.pass(2_000);
    expect(state()).toBe('offline');
    saver.change({ title: 'AB' });
    api.network = 'up';
    await clock.pass(10_000);
    expect(state()).toBe('saved');
    expect(api.stored).toMatchObject({ title: 'AB', version: 3 });
  });

  it('names the faults of changes that the server refuses, and tries again after the next change', async () => {
    const { saver, clock, api, copies, shown, state } = await open();
    const errors = [{ pointer: '/title', code: 'too-long', message: 'The title is too long.' }];
    api.network = { status: 422, problem: { errors } };
    saver.change({ title: 'A' });
    await clock.pass(60_000);
    expect(shown().state).toEqual({ kind: 'refused', status: 422, message: 'Refused.', errors });
    expect(api.saves).toHaveLength(1);
    expect(copies.copies.size).toBe(1);
    api.network = 'up';
    saver.change({ title: 'B' });
    await clock.pass(2_000);
    expect(state()).toBe('saved');
    expect(api.stored.title).toBe('B');
  });

  it('is saved at once on request, which reports the result', async () => {
    const { saver, api } = await open();
    saver.change({ title: 'A' });
    expect(await saver.saveNow()).toBe(true);
    expect(api.stored.title).toBe('A');
    api.network = 'down';
    saver.change({ title: 'B' });
    expect(await saver.saveNow()).toBe(false);
  });

  it('is saved although the browser keeps no copies', async () => {
    const { saver, clock, state } = await openTab(browserThatKeepsNothing());
    saver.change({ title: 'A' });
    await clock.pass(3_000);
    expect(state()).toBe('saved');
  });

  it('says when neither the server nor the browser keeps it', async () => {
    const browser = browserThatKeepsNothing();
    const { saver, clock, shown } = await openTab(browser);
    browser.api.network = 'down';
    saver.change({ title: 'A' });
    await clock.pass(3_000);
    expect(shown()).toMatchObject({ state: { kind: 'offline' }, isKept: false });
    expect(saver.isWaiting).toBe(true);
  });

  it('is copied without the stored version when the browser has no room for it', async () => {
    const browser = openBrowser();
    const { put } = browser.copies;
    Object.assign(browser.copies, {
      put: async (copy: LocalCopy) => (copy.stored ? Promise.reject(new Error('QuotaExceededError')) : put(copy)),
    });
    const { saver, clock, shown } = await openTab(browser);
    saver.change({ title: 'A' });
    await clock.pass(300);
    expect(shown().isKept).toBe(true);
    expect(browser.copies.copies.get('post-1')).toMatchObject({ changes: { title: 'A' } });
  });

  it('waits as long as the server asks', async () => {
    const { saver, clock, api, state } = await open();
    api.network = { status: 429, problem: null, retryAfterMs: 20_000 };
    saver.change({ title: 'A' });
    await clock.pass(21_000);
    expect(state()).toBe('offline');
    expect(api.saves).toHaveLength(1);
    api.network = 'up';
    await clock.pass(1_500);
    expect(api.stored.title).toBe('A');
  });

  it('is saved again once its writer has signed in again', async () => {
    const { saver, clock, api, state } = await open();
    api.network = { status: 401, problem: null };
    saver.change({ title: 'A' });
    await clock.pass(2_000);
    expect(state()).toBe('refused');
    api.network = 'up';
    saver.retry();
    await settled();
    expect(state()).toBe('saved');
  });
});

describe('a draft that cannot be opened', () => {
  it('says so, and opens on retry', async () => {
    const browser = openBrowser();
    browser.api.network = 'down';
    const saver = new DraftSaver('post-1', {
      api: browser.api,
      copies: browser.copies,
      lock: browser.locks.forTab(),
      clock: new FakeClock(),
      account: 'user-1',
    });
    await saver.open();
    expect(saver.snapshot()).toMatchObject({ phase: 'failed', status: undefined });
    browser.api.network = 'up';
    saver.retry();
    await settled();
    expect(saver.snapshot()).toMatchObject({ phase: 'open', state: { kind: 'saved' } });
  });
});
