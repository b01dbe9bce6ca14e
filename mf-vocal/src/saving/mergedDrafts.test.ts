import { describe, expect, it } from '@jest/globals';
import { open, openTab } from '../testing/saving/openDraftInTab.ts';
import { settled } from '../testing/saving/settled.ts';

const text = (...paragraphs: string[]) => paragraphs.map((words) => `<p>${words}</p>`).join('\n');

/** A post with three paragraphs that is open in a tab. Another device then changes it. */
async function openStory() {
  const opened = await open();
  opened.saver.change({ content: text('One', 'Two', 'Three') });
  await opened.saver.saveNow();
  return opened;
}

describe('changes of two devices in different paragraphs', () => {
  it('are merged without a question', async () => {
    const { saver, clock, api, shown } = await openStory();
    const { generation } = shown();
    api.storeElsewhere({ content: text('One', 'Two, theirs', 'Three') });
    saver.change({ content: text('One, mine', 'Two', 'Three', 'Four') });
    await clock.pass(2_000);
    expect(api.stored.content).toBe(text('One, mine', 'Two, theirs', 'Three', 'Four'));
    expect(shown()).toMatchObject({ state: { kind: 'saved' }, isMerged: true, generation: generation + 1 });
    saver.closeMerged();
    expect(shown().isMerged).toBe(false);
  });

  it('both stay as whole versions', async () => {
    const { saver, clock, api } = await openStory();
    const [mine, merged] = [text('Mine', 'Two', 'Three'), text('Mine', 'Two', 'Theirs')];
    api.storeElsewhere({ content: text('One', 'Two', 'Theirs') });
    saver.change({ content: mine });
    await clock.pass(2_000);
    const last = api.saves.at(-1);
    expect(last).toMatchObject({
      changes: { content: merged },
      options: { reason: 'conflict', mine: { content: mine } },
    });
    saver.change({ content: `${merged}<p>On</p>` });
    await saver.saveNow();
    expect(api.saves.at(-1)?.options).not.toMatchObject({ reason: 'conflict' });
  });

  it('are shown in the open editor, which keeps its caret', async () => {
    const { saver, clock, api, shown } = await openStory();
    const seen: string[] = [];
    saver.registerEditor(
      () => undefined,
      async () => (story) => void seen.push(story.content),
    );
    const { generation } = shown();
    api.storeElsewhere({ content: text('One', 'Two', 'Theirs') });
    saver.change({ content: text('Mine', 'Two', 'Three') });
    await clock.pass(2_000);
    expect(seen).toEqual([text('Mine', 'Two', 'Theirs')]);
    expect(shown().generation).toBe(generation);
  });

  it('keep what is typed during the merge', async () => {
    const { saver, clock, api } = await openStory();
    let typed = '';
    saver.registerEditor(
      () => {
        if (typed) saver.change({ content: typed });
        typed = '';
      },
      async () => () => undefined,
    );
    api.storeElsewhere({ content: text('One', 'Two', 'Theirs') });
    saver.change({ content: text('Mine', 'Two', 'Three') });
    const saved = saver.saveNow();
    typed = text('Mine and more', 'Two', 'Three');
    await saved;
    await clock.pass(5_000);
    expect(api.stored.content).toBe(text('Mine and more', 'Two', 'Theirs'));
  });

  it('are merged at the next visit', async () => {
    const { saver, clock, api, browser } = await openStory();
    api.network = 'down';
    saver.change({ content: text('Mine', 'Two', 'Three') });
    await clock.pass(300);
    clock.die();
    browser.locks.kill();
    api.network = 'up';
    api.storeElsewhere({ content: text('One', 'Two', 'Theirs') });
    const next = await openTab(browser);
    expect(next.shown()).toMatchObject({ isMerged: true, draft: { content: text('Mine', 'Two', 'Theirs') } });
    await next.clock.pass(2_000);
    expect(api.stored.content).toBe(text('Mine', 'Two', 'Theirs'));
  });

  it('are saved by a server of an older release, which keeps the merged version alone', async () => {
    const { saver, clock, api, state } = await openStory();
    api.storeElsewhere({ content: text('One', 'Two', 'Theirs') });
    saver.change({ content: text('Mine', 'Two', 'Three') });
    api.onSave = () => {
      const isUnknown = api.saves.at(-1)?.options.mine;
      api.network = isUnknown ? { status: 422, problem: { code: 'invalid' } } : 'up';
    };
    await clock.pass(2_000);
    expect(api.stored.content).toBe(text('Mine', 'Two', 'Theirs'));
    expect(api.saves.at(-1)?.options).toMatchObject({ reason: 'conflict' });
    expect(state()).toBe('saved');
  });

  it.each(['up', 'lost'] as const)('survive a tab that ends during their save (network: %s)', async (network) => {
    const { saver, clock, api, browser } = await openStory();
    api.storeElsewhere({ content: text('One', 'Two', 'Theirs') });
    saver.change({ content: text('Mine', 'Two', 'Three') });
    api.onSave = () => {
      if (api.saves.length > 2) api.network = network === 'up' ? { status: 503, problem: null } : 'lost';
    };
    await clock.pass(2_000);
    saver.leavePage();
    clock.die();
    browser.locks.kill();
    api.onSave = () => undefined;
    api.network = 'up';
    const next = await openTab(browser);
    await next.clock.pass(5_000);
    expect(api.stored.content).toBe(text('Mine', 'Two', 'Theirs'));
    expect(next.state()).toBe('saved');
  });

  it('are merged although an earlier save of this tab arrived without a response', async () => {
    const { saver, clock, api } = await openStory();
    api.network = 'lost';
    saver.change({ content: text('One', 'Two', 'Three, mine') });
    await clock.pass(2_000);
    api.storeElsewhere({ content: text('Theirs', 'Two', 'Three, mine') });
    saver.change({ content: text('One', 'Two', 'Three, mine and more') });
    api.network = 'up';
    await clock.pass(60_000);
    expect(api.stored.content).toBe(text('Theirs', 'Two', 'Three, mine and more'));
  });
});

describe('changes of two devices in the same paragraph', () => {
  it('are left to the writer', async () => {
    const { saver, clock, api, state } = await openStory();
    api.storeElsewhere({ content: text('Theirs', 'Two', 'Three') });
    saver.change({ content: text('Mine', 'Two', 'Three') });
    await clock.pass(2_000);
    expect(state()).toBe('conflict');
    expect(api.stored.content).toBe(text('Theirs', 'Two', 'Three'));
  });

  it('both stay as versions, whatever story the writer makes of them', async () => {
    const { saver, clock, api, shown } = await openStory();
    api.storeElsewhere({ content: text('Theirs', 'Two', 'Three') });
    saver.change({ content: text('Mine', 'Two', 'Three') });
    await clock.pass(2_000);
    const before = api.saves.length;
    const both = text('Mine', 'Theirs', 'Two', 'Three');
    expect(await saver.resolve([], { content: both })).toBe(true);
    await settled();
    expect(api.saves.slice(before).map(({ changes, options }) => [changes.content, options.reason])).toEqual([
      [text('Mine', 'Two', 'Three'), 'conflict'],
      [both, 'conflict'],
    ]);
    expect(shown()).toMatchObject({ state: { kind: 'saved' }, draft: { content: both } });
  });
});
