import { describe, expect, it } from '@jest/globals';
import { open, openTab } from '../testing/saving/openDraftInTab.ts';
import { settled } from '../testing/saving/settled.ts';

describe('a version from elsewhere', () => {
  it('of the same field is a conflict with both versions; nothing is overwritten until the writer chooses', async () => {
    const { saver, clock, api, shown } = await open();
    api.storeElsewhere({ title: 'Theirs' });
    saver.change({ title: 'Mine' });
    await clock.pass(60_000);
    expect(shown()).toMatchObject({
      state: { kind: 'conflict', stored: { title: 'Theirs' } },
      draft: { title: 'Mine' },
    });
    expect(api.stored.title).toBe('Theirs');
    await saver.resolve([]);
    await settled();
    expect(api.stored.title).toBe('Mine');
    expect(shown().state.kind).toBe('saved');
  });

  it('can be taken instead', async () => {
    const { saver, clock, api, copies, shown } = await open();
    api.storeElsewhere({ title: 'Theirs' });
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
      const { saver, clock, api } = await open();
      api.storeElsewhere({ title: 'Theirs' });
      saver.change({ title: 'Mine' });
      await clock.pass(2_000);
      const before = api.saves.length;
      await saver.resolve(taken);
      const kept = api.saves.slice(before).map(({ changes, options }) => [changes.title, options.reason]);
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

  it('can be put below this tab’s before the writer goes on', async () => {
    const { saver, clock, api, shown } = await open();
    api.storeElsewhere({ content: '<p>Theirs</p>' });
    saver.change({ content: '<p>Mine</p>' });
    await clock.pass(2_000);
    saver.change({ content: '<p>Mine</p><p>Theirs</p>' });
    expect(await saver.resolve([])).toBe(true);
    await settled();
    expect(api.stored.content).toBe('<p>Mine</p><p>Theirs</p>');
    expect(shown().state.kind).toBe('saved');
  });

  it('is chosen field by field', async () => {
    const { saver, clock, api } = await open();
    api.storeElsewhere({ title: 'Their title', subtitle: 'Their subtitle' });
    saver.change({ title: 'My title', subtitle: 'My subtitle', summary: 'My summary' });
    await clock.pass(2_000);
    expect(await saver.resolve(['subtitle'])).toBe(true);
    expect(api.stored).toMatchObject({ title: 'My title', subtitle: 'Their subtitle', summary: 'My summary' });
  });

  it('is not taken while this tab’s cannot be kept', async () => {
    const { saver, clock, api, shown } = await open();
    api.storeElsewhere({ title: 'Theirs' });
    saver.change({ title: 'Mine' });
    await clock.pass(2_000);
    api.network = 'down';
    expect(await saver.resolve(['title'])).toBe(false);
    expect(shown()).toMatchObject({ state: { kind: 'conflict' }, draft: { title: 'Mine' } });
  });

  it('of other fields is taken in, and both are kept', async () => {
    const { saver, clock, api, shown } = await open();
    api.storeElsewhere({ summary: 'Theirs' });
    const { generation } = shown();
    saver.change({ title: 'Mine' });
    await clock.pass(5_000);
    expect(api.stored).toMatchObject({ title: 'Mine', summary: 'Theirs' });
    expect(shown()).toMatchObject({ state: { kind: 'saved' }, generation: generation + 1 });
  });

  it('is a conflict at the next visit too, even after a second one', async () => {
    const { saver, clock, api, browser } = await open();
    api.network = 'down';
    saver.change({ title: 'Mine' });
    await clock.pass(300);
    for (let visit = 1; visit <= 2; visit += 1) {
      clock.die();
      browser.locks.kill();
      api.network = 'up';
      if (visit === 1) api.storeElsewhere({ title: 'Theirs' });
      const next = await openTab(browser);
      expect(next.state()).toBe('conflict');
      next.saver.change({ subtitle: 'More' });
      await next.clock.pass(5_000);
      next.clock.die();
    }
    expect(api.stored.title).toBe('Theirs');
  });

  it('that another call of this tab made replaces the stored one, and the next save is based on it', async () => {
    const { saver, clock, api, shown } = await open();
    api.storeElsewhere({ title: 'Restored' });
    saver.replace(api.stored);
    expect(shown()).toMatchObject({ draft: { title: 'Restored' }, generation: 2 });
    saver.change({ title: 'Restored, and on' });
    await clock.pass(2_000);
    expect(api.stored.title).toBe('Restored, and on');
  });
});

describe('a version that the server wrote in its own form', () => {
  const written = {
    'a link': [
      '<p><a href="https://a.example">x</a></p>',
      '<p><a href="https://a.example" rel="noopener ugc">x</a></p>',
    ],
    'a line break': ['<p>One<br>two</p>', '<p>One<br />two</p>'],
    'a rule': ['<p>One</p>\n<hr>', '<p>One</p>\n<hr />'],
    'a hard space': ['<p>10&nbsp;km</p>', '<p>10\u00a0km</p>'],
  } as const;

  it.each(Object.entries(written))('is no other version at the next visit: %s', async (_what, [sent, stored]) => {
    for (const leftAfterMs of [300, 1_500, 2_000]) {
      const { saver, clock, api, browser } = await open();
      api.formOf = (changes) => ({ ...changes, content: stored });
      api.network = 'lost';
      saver.change({ content: sent });
      await clock.pass(leftAfterMs);
      saver.leavePage();
      await settled();
      clock.die();
      browser.locks.kill();
      api.network = 'up';
      const next = await openTab(browser);
      expect(next.shown()).toMatchObject({ state: { kind: 'saved' }, draft: { content: stored } });
    }
  });

  it('is no other version after the writer went on', async () => {
    const { saver, clock, api, shown } = await open();
    const [sent, stored] = written['a link'];
    api.formOf = (changes) => (changes.content === sent ? { ...changes, content: stored } : changes);
    api.network = 'lost';
    saver.change({ content: sent });
    await clock.pass(2_000);
    saver.change({ content: `${sent}<p>On</p>` });
    api.network = 'up';
    await clock.pass(60_000);
    expect(shown().state.kind).toBe('saved');
    expect(api.stored.content).toBe(`${sent}<p>On</p>`);
  });
});

describe('two tabs', () => {
  it('do not edit the same draft: the second reads only until it takes over, with the latest words', async () => {
    const { saver, api, browser, state } = await open();
    const second = await openTab(browser);
    expect(second.state()).toBe('readOnly');
    second.saver.change({ title: 'Not here' });
    saver.change({ title: 'Latest' });
    await second.saver.takeOver();
    expect(state()).toBe('readOnly');
    expect(second.shown()).toMatchObject({ state: { kind: 'saved' }, draft: { title: 'Latest' } });
    second.saver.change({ title: 'Latest, and on' });
    await second.clock.pass(2_000);
    expect(api.stored.title).toBe('Latest, and on');
  });

  it('hand over a draft that the server did not get', async () => {
    const { saver, api, browser } = await open();
    const second = await openTab(browser);
    api.network = { status: 503, problem: null };
    saver.change({ title: 'Latest' });
    await second.saver.takeOver();
    api.network = 'up';
    await second.clock.pass(2_000);
    expect(api.stored.title).toBe('Latest');
  });
});
