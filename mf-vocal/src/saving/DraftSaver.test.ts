import { describe, expect, it } from '@jest/globals';
import { FakeClock } from '../testing/saving/FakeClock.ts';
import { FakeCopies } from '../testing/saving/FakeCopies.ts';
import { FakeDesk } from '../testing/saving/FakeDesk.ts';
import { FakeLocks } from '../testing/saving/FakeLocks.ts';
import { settled } from '../testing/saving/settled.ts';
import type { LocalCopy } from './copies/LocalCopies.ts';
import { DraftSaver } from './DraftSaver.ts';

function openBrowser() {
  return { desk: new FakeDesk(), copies: new FakeCopies(), locks: new FakeLocks() };
}

/** As a private window, or one without room. */
function browserThatKeepsNothing() {
  const browser = openBrowser();
  const refuse = async () => {
    throw new Error('QuotaExceededError');
  };
  Object.assign(browser.copies, { get: refuse, put: refuse, remove: refuse });
  return browser;
}

async function openTab({ desk, copies, locks }: ReturnType<typeof openBrowser>, account = 'user-1') {
  const clock = new FakeClock();
  const saver = new DraftSaver('post-1', { api: desk, copies, lock: locks.forTab(), clock, account });
  await saver.open();
  const shown = () => {
    const snapshot = saver.snapshot();
    if (snapshot.phase !== 'open') throw new Error(`The draft is ${snapshot.phase}`);
    return snapshot;
  };
  return { saver, clock, shown, state: () => shown().state.kind };
}

async function open() {
  const browser = openBrowser();
  return { ...browser, browser, ...(await openTab(browser)) };
}

describe('a draft that is written', () => {
  it('is copied after 300 ms, saved after 2 s of silence, and then needs no copy', async () => {
    const { saver, clock, copies, desk, state } = await open();
    saver.change({ title: 'A' });
    expect(state()).toBe('dirty');
    await clock.pass(300);
    expect(copies.copies.get('post-1')).toMatchObject({ changes: { title: 'A' }, base: { title: '' } });
    expect(desk.saves).toEqual([]);
    await clock.pass(2_000);
    expect(desk.stored).toMatchObject({ title: 'A', version: 2 });
    expect(state()).toBe('saved');
    expect(copies.copies.size).toBe(0);
  });

  it('is copied and saved while the writer types on and on', async () => {
    const { saver, clock, copies, desk } = await open();
    for (let typed = 1; typed <= 110; typed += 1) {
      saver.change({ title: 'a'.repeat(typed) });
      await clock.pass(200);
      if (typed === 10) expect(copies.copies.size).toBe(1);
    }
    expect(desk.saves.length).toBeGreaterThan(0);
  });

  it('is sent by one save at a time, each with the ETag of the one before', async () => {
    const { saver, clock, desk, state } = await open();
    let finish = () => {};
    desk.gate = new Promise((resolve) => {
      finish = resolve;
    });
    saver.change({ title: 'A' });
    await clock.pass(2_000);
    expect(state()).toBe('saving');
    saver.change({ title: 'AB' });
    await clock.pass(5_000);
    expect(desk.saves).toHaveLength(1);
    desk.gate = null;
    finish();
    await clock.pass(2_000);
    expect(desk.saves.map(({ changes, options }) => [changes.title, options.etag])).toEqual([
      ['A', '"1"'],
      ['AB', '"2"'],
    ]);
    expect(state()).toBe('saved');
  });

  it('waits while the server cannot be reached, and is saved when it can', async () => {
    const { saver, clock, desk, state } = await open();
    desk.network = 'down';
    saver.change({ title: 'A' });
    await clock.pass(60_000);
    expect(state()).toBe('offline');
    // 1, 2, 4, 8, 16, 30 s: not more than a repetition every half minute.
    expect(desk.saves.length).toBeLessThan(8);
    saver.change({ title: 'AB' });
    desk.network = 'up';
    saver.retry();
    await clock.pass(2_000);
    expect(desk.stored.title).toBe('AB');
    expect(state()).toBe('saved');
  });

  it('is not in conflict with its own save whose response got lost', async () => {
    const { saver, clock, desk, state } = await open();
    desk.network = 'lost';
    saver.change({ title: 'A' });
    await clock.pass(2_000);
    expect(state()).toBe('offline');
    saver.change({ title: 'AB' });
    desk.network = 'up';
    await clock.pass(10_000);
    expect(state()).toBe('saved');
    expect(desk.stored).toMatchObject({ title: 'AB', version: 3 });
  });

  it('names the faults of changes that the server refuses, and tries again after the next change', async () => {
    const { saver, clock, desk, copies, shown, state } = await open();
    const errors = [{ pointer: '/title', code: 'too-long', message: 'The title is too long.' }];
    desk.network = { status: 422, problem: { errors } };
    saver.change({ title: 'A' });
    await clock.pass(60_000);
    expect(shown().state).toEqual({ kind: 'refused', status: 422, message: 'Refused.', errors });
    expect(desk.saves).toHaveLength(1);
    expect(copies.copies.size).toBe(1);
    desk.network = 'up';
    saver.change({ title: 'B' });
    await clock.pass(2_000);
    expect(state()).toBe('saved');
    expect(desk.stored.title).toBe('B');
  });

  it('is saved at once on request, which reports the result', async () => {
    const { saver, desk } = await open();
    saver.change({ title: 'A' });
    expect(await saver.saveNow()).toBe(true);
    expect(desk.stored.title).toBe('A');
    desk.network = 'down';
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
    browser.desk.network = 'down';
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
    const { saver, clock, desk, state } = await open();
    desk.network = { status: 429, problem: null, retryAfterMs: 20_000 };
    saver.change({ title: 'A' });
    await clock.pass(21_000);
    expect(state()).toBe('offline');
    expect(desk.saves).toHaveLength(1);
    desk.network = 'up';
    await clock.pass(1_500);
    expect(desk.stored.title).toBe('A');
  });

  it('is saved again once its writer has signed in again', async () => {
    const { saver, clock, desk, state } = await open();
    desk.network = { status: 401, problem: null };
    saver.change({ title: 'A' });
    await clock.pass(2_000);
    expect(state()).toBe('refused');
    desk.network = 'up';
    saver.retry();
    await settled();
    expect(state()).toBe('saved');
  });
});

describe('a version from elsewhere', () => {
  it('of the same field is a conflict with both versions; nothing is overwritten until the writer chooses', async () => {
    const { saver, clock, desk, shown } = await open();
    desk.storeElsewhere({ title: 'Theirs' });
    saver.change({ title: 'Mine' });
    await clock.pass(60_000);
    expect(shown()).toMatchObject({
      state: { kind: 'conflict', stored: { title: 'Theirs' } },
      draft: { title: 'Mine' },
    });
    expect(desk.stored.title).toBe('Theirs');
    await saver.resolve([]);
    await settled();
    expect(desk.stored.title).toBe('Mine');
    expect(shown().state.kind).toBe('saved');
  });

  it('can be taken instead', async () => {
    const { saver, clock, desk, copies, shown } = await open();
    desk.storeElsewhere({ title: 'Theirs' });
    saver.change({ title: 'Mine' });
    await clock.pass(2_000);
    const { generation } = shown();
    await saver.resolve(['title']);
    await settled();
    expect(shown()).toMatchObject({ state: { kind: 'saved' }, draft: { title: 'Theirs' }, generation: generation + 1 });
    expect(copies.copies.size).toBe(0);
  });

  it('and this tab’s stay among the revisions, whichever is chosen', async () => {
    for (const taken of [[], ['title']] as const) {
      const { saver, clock, desk } = await open();
      desk.storeElsewhere({ title: 'Theirs' });
      saver.change({ title: 'Mine' });
      await clock.pass(2_000);
      const before = desk.saves.length;
      await saver.resolve(taken);
      const kept = desk.saves.slice(before).map(({ changes, options }) => [changes.title, options.reason]);
      expect(kept).toEqual(
        taken.length === 0
          ? [['Mine', 'conflict']]
          : [
              ['Mine', 'conflict'],
              ['Theirs', 'conflict'],
            ],
      );
    }
  });

  it('is chosen field by field', async () => {
    const { saver, clock, desk } = await open();
    desk.storeElsewhere({ title: 'Their title', subtitle: 'Their subtitle' });
    saver.change({ title: 'My title', subtitle: 'My subtitle', summary: 'My summary' });
    await clock.pass(2_000);
    expect(await saver.resolve(['subtitle'])).toBe(true);
    expect(desk.stored).toMatchObject({ title: 'My title', subtitle: 'Their subtitle', summary: 'My summary' });
  });

  it('is not taken while this tab’s cannot be kept', async () => {
    const { saver, clock, desk, shown } = await open();
    desk.storeElsewhere({ title: 'Theirs' });
    saver.change({ title: 'Mine' });
    await clock.pass(2_000);
    desk.network = 'down';
    expect(await saver.resolve(['title'])).toBe(false);
    expect(shown()).toMatchObject({ state: { kind: 'conflict' }, draft: { title: 'Mine' } });
  });

  it('of other fields is taken in, and both are kept', async () => {
    const { saver, clock, desk, shown } = await open();
    desk.storeElsewhere({ summary: 'Theirs' });
    const { generation } = shown();
    saver.change({ title: 'Mine' });
    await clock.pass(5_000);
    expect(desk.stored).toMatchObject({ title: 'Mine', summary: 'Theirs' });
    expect(shown()).toMatchObject({ state: { kind: 'saved' }, generation: generation + 1 });
  });

  it('is a conflict at the next visit too, even after a second one', async () => {
    const { saver, clock, desk, browser } = await open();
    desk.network = 'down';
    saver.change({ title: 'Mine' });
    await clock.pass(300);
    for (let visit = 1; visit <= 2; visit += 1) {
      clock.die();
      browser.locks.kill();
      desk.network = 'up';
      if (visit === 1) desk.storeElsewhere({ title: 'Theirs' });
      const next = await openTab(browser);
      expect(next.state()).toBe('conflict');
      next.saver.change({ subtitle: 'More' });
      await next.clock.pass(5_000);
      next.clock.die();
    }
    expect(desk.stored.title).toBe('Theirs');
  });

  it('that another call of this tab made replaces the stored one, and the next save is based on it', async () => {
    const { saver, clock, desk, shown } = await open();
    desk.storeElsewhere({ title: 'Restored' });
    saver.replace(desk.stored);
    expect(shown()).toMatchObject({ draft: { title: 'Restored' }, generation: 2 });
    saver.change({ title: 'Restored, and on' });
    await clock.pass(2_000);
    expect(desk.stored.title).toBe('Restored, and on');
  });
});

describe('leaving', () => {
  it('sends the changes with a call that outlives the page, and keeps a copy', async () => {
    const { saver, copies, desk } = await open();
    desk.gate = new Promise(() => {});
    saver.change({ title: 'A' });
    saver.leavePage();
    await settled();
    expect(desk.saves).toMatchObject([{ changes: { title: 'A' }, options: { reason: 'leave', keepalive: true } }]);
    expect(copies.copies.size).toBe(1);
  });

  it('relies on the copy for changes that are too large for such a call', async () => {
    const { saver, copies, desk } = await open();
    saver.change({ content: 'a'.repeat(100_000) });
    saver.leavePage();
    await settled();
    expect(desk.saves).toEqual([]);
    expect(copies.copies.size).toBe(1);
  });

  it('saves what is unsaved, keeps a revision of the visit once, and sends nothing after a visit without changes', async () => {
    const { saver, desk, browser } = await open();
    saver.change({ title: 'A' });
    await saver.saveNow();
    await saver.close();
    expect(desk.saves.map(({ options }) => options.reason)).toEqual([undefined, 'leave']);
    const again = await openTab(browser);
    await again.saver.close();
    expect(desk.saves).toHaveLength(2);
  });

  it('without a connection offers the changes at the next visit', async () => {
    const { saver, clock, desk, browser } = await open();
    desk.network = 'down';
    saver.change({ title: 'A' });
    await clock.pass(300);
    void saver.close();
    await clock.pass(100);
    clock.die();
    browser.locks.kill();
    desk.network = 'up';
    const next = await openTab(browser);
    expect(next.shown()).toMatchObject({ draft: { title: 'A' }, restoredFrom: '2026-11-22T10:00:00.300Z' });
    await next.clock.pass(2_000);
    expect(desk.stored.title).toBe('A');
  });
});

describe('leaving with words that wait for a connection', () => {
  it('goes on saving while the page lives, and then lets another saver open the draft', async () => {
    const browser = browserThatKeepsNothing();
    const { saver, clock } = await openTab(browser);
    browser.desk.network = 'down';
    saver.change({ title: 'A' });
    await clock.pass(300);
    const closed = saver.close();
    await clock.pass(5_000);
    expect(saver.isWaiting).toBe(true);
    browser.desk.network = 'up';
    await clock.pass(30_000);
    await closed;
    expect(browser.desk.stored.title).toBe('A');
    expect((await openTab(browser)).state()).toBe('saved');
  });

  it('shows them again when the draft is opened again', async () => {
    const browser = browserThatKeepsNothing();
    const { saver, clock, shown, state } = await openTab(browser);
    browser.desk.network = 'down';
    saver.change({ title: 'A' });
    const closed = saver.close();
    await clock.pass(3_000);
    saver.reopen();
    await closed;
    expect(shown().draft.title).toBe('A');
    browser.desk.network = 'up';
    saver.change({ title: 'AB' });
    await clock.pass(30_000);
    expect(state()).toBe('saved');
    expect(browser.desk.stored.title).toBe('AB');
  });
});

describe('two tabs', () => {
  it('do not edit the same draft: the second reads only until it takes over, with the latest words', async () => {
    const { saver, desk, browser, state } = await open();
    const second = await openTab(browser);
    expect(second.state()).toBe('readOnly');
    second.saver.change({ title: 'Not here' });
    saver.change({ title: 'Latest' });
    await second.saver.takeOver();
    expect(state()).toBe('readOnly');
    expect(second.shown()).toMatchObject({ state: { kind: 'saved' }, draft: { title: 'Latest' } });
    second.saver.change({ title: 'Latest, and on' });
    await second.clock.pass(2_000);
    expect(desk.stored.title).toBe('Latest, and on');
  });

  it('hand over a draft that the server did not get', async () => {
    const { saver, desk, browser } = await open();
    const second = await openTab(browser);
    desk.network = { status: 503, problem: null };
    saver.change({ title: 'Latest' });
    await second.saver.takeOver();
    desk.network = 'up';
    await second.clock.pass(2_000);
    expect(desk.stored.title).toBe('Latest');
  });
});

describe('a draft with unsaved changes', () => {
  it('opens without a connection, and is saved when there is one', async () => {
    const { saver, clock, desk, browser } = await open();
    desk.storeElsewhere({ summary: 'Stored' });
    desk.network = 'down';
    saver.change({ title: 'A' });
    await clock.pass(300);
    clock.die();
    browser.locks.kill();
    const next = await openTab(browser);
    expect(next.shown()).toMatchObject({ draft: { title: 'A' }, state: { kind: 'offline' } });
    next.saver.change({ title: 'AB' });
    desk.network = 'up';
    await next.clock.pass(5_000);
    expect(next.state()).toBe('saved');
    expect(desk.stored).toMatchObject({ title: 'AB', summary: 'Stored' });
  });

  it('is not for another account in the same browser', async () => {
    const { saver, clock, desk, browser } = await open();
    desk.network = 'down';
    saver.change({ title: 'A' });
    await clock.pass(300);
    clock.die();
    browser.locks.kill();
    desk.network = 'up';
    const next = await openTab(browser, 'user-2');
    expect(next.shown()).toMatchObject({ draft: { title: '' }, state: { kind: 'saved' } });
  });
});

describe('a draft that cannot be opened', () => {
  it('says so, and opens on retry', async () => {
    const browser = openBrowser();
    browser.desk.network = 'down';
    const saver = new DraftSaver('post-1', {
      api: browser.desk,
      copies: browser.copies,
      lock: browser.locks.forTab(),
      clock: new FakeClock(),
      account: 'user-1',
    });
    await saver.open();
    expect(saver.snapshot()).toMatchObject({ phase: 'failed', status: undefined });
    browser.desk.network = 'up';
    saver.retry();
    await settled();
    expect(saver.snapshot()).toMatchObject({ phase: 'open', state: { kind: 'saved' } });
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
      browser.desk.network = 'up';
      const { saver, clock, shown, state } = await openTab(browser);
      expect(state()).not.toBe('conflict');
      const found = shown().draft.title;
      expect(text.startsWith(found)).toBe(true);
      // A key every 100 ms: two seconds are 20 of them.
      expect(text.length - found.length).toBeLessThanOrEqual(20);
      text = found;
      for (let key = random(80); key > 0; key -= 1) {
        browser.desk.network =
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
