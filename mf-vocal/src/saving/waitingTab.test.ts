import { expect, it } from '@jest/globals';
import { open, openTab } from '../testing/saving/openDraftInTab.ts';
import { settled } from '../testing/saving/settled.ts';

it('makes a read-only tab write the stored draft once the other tab is gone', async () => {
  const { saver, clock, browser } = await open();
  const second = await openTab(browser);
  expect(second.state()).toBe('readOnly');
  saver.change({ title: 'A' });
  await saver.saveNow();
  clock.die();
  browser.locks.kill();
  await settled();
  expect(second.shown()).toMatchObject({ draft: { title: 'A' }, state: { kind: 'saved' } });
  second.saver.change({ title: 'AB' });
  await second.saver.saveNow();
  expect(browser.api.stored.title).toBe('AB');
});

it('lets a tab that lost the draft write it again once the other tab is gone', async () => {
  const { state, browser } = await open();
  const second = await openTab(browser);
  await second.saver.takeOver();
  expect(state()).toBe('readOnly');
  second.clock.die();
  browser.locks.kill();
  await settled();
  expect(state()).toBe('saved');
});

it('ends a saver whose page was left when another tab takes the draft over, and does not write again', async () => {
  const { saver, state, clock, browser } = await open();
  browser.api.network = { status: 500, problem: null };
  saver.change({ title: 'A' });
  const closed = saver.close();
  await clock.pass(300);
  const second = await openTab(browser);
  await second.saver.takeOver();
  await closed;
  second.clock.die();
  browser.locks.kill();
  await settled();
  expect(state()).toBe('readOnly');
});
