import { describe, expect, it, jest } from '@jest/globals';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import type { DraftSnapshot } from './draftSaving.ts';
import type { SavingState } from './savingState.ts';
import { watchPage } from './watchPage.ts';

function watch(state: SavingState) {
  const snapshot: DraftSnapshot = {
    phase: 'open',
    draft: draft(),
    generation: 1,
    state,
    isKept: true,
    isMerged: false,
    restoredFrom: null,
  };
  const saver = { leavePage: jest.fn(), keep: jest.fn(), retry: jest.fn(), snapshot: () => snapshot };
  return { saver, stop: watchPage(window, saver) };
}

const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('the page of a draft', () => {
  it.each<[boolean, SavingState]>([
    [false, { kind: 'saved' }],
    [false, { kind: 'readOnly' }],
    [true, { kind: 'dirty' }],
    [true, { kind: 'offline', cause: 'network' }],
    [true, { kind: 'conflict', stored: draft(), mine: draft(), unsaved: { changes: {}, base: {}, unconfirmed: null } }],
  ])('asks before it is left: %s when %o', (asks, state) => {
    const { stop } = watch(state);
    expect(asksBeforeLeaving()).toBe(asks);
    stop();
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('saves on leaving, and repeats a save when the browser is online again', () => {
    const { saver, stop } = watch({ kind: 'offline', cause: 'network' });
    window.dispatchEvent(new Event('pagehide'));
    expect(saver.leavePage).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    expect(saver.retry).toHaveBeenCalledTimes(1);
    // The writer signed in again in a window beside this one.
    window.dispatchEvent(new Event('focus'));
    expect(saver.retry).toHaveBeenCalledTimes(2);
    stop();
    window.dispatchEvent(new Event('pagehide'));
    expect(saver.leavePage).toHaveBeenCalledTimes(1);
  });
});
