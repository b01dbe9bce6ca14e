import { describe, expect, it } from '@jest/globals';
import { createStore, postsSlice, rootReducer } from '@marquee/shared';
import { collectState } from './collectState.ts';

describe('collectState', () => {
  it('leaves out what a page did not fill, also in a slice that a remote adds later', () => {
    expect(collectState(createStore().getState())).toEqual({});
    rootReducer.inject(postsSlice);
    expect(collectState(createStore().getState())).toEqual({});
  });

  it('keeps a slice that differs from how it starts', () => {
    const { category } = createStore().getState();
    const filled = { category: { ...category, activeCategory: 'film' } };
    expect(collectState(createStore(filled).getState())).toEqual(filled);
  });
});
