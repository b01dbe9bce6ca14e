import { describe, expect, it } from '@jest/globals';
import { createStore, rootReducer } from '../index.ts';
import { coreSlice, setCurrentPostType } from './core.ts';

rootReducer.inject(coreSlice);

describe('the core slice', () => {
  it('keeps the post type that filters lists', () => {
    const store = createStore();
    expect(store.getState().core?.currentPostType ?? null).toBeNull();
    store.dispatch(setCurrentPostType('video'));
    expect(store.getState().core?.currentPostType).toBe('video');
    store.dispatch(setCurrentPostType(null));
    expect(store.getState().core?.currentPostType).toBeNull();
  });
});
