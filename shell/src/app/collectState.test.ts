import { describe, expect, it } from '@jest/globals';
import { createStore, postsSlice, rootReducer, setActiveCategory, setLatestPosts, setListing } from '@marquee/shared';
import { collectState } from './collectState.ts';
import { restoreState } from './restoreState.ts';

describe('collectState', () => {
  it('leaves out state that a page did not fill, even in a slice that a remote adds later', () => {
    expect(collectState(createStore().getState())).toEqual({});
    rootReducer.inject(postsSlice);
    expect(collectState(createStore().getState())).toEqual({});
  });

  it('keeps only the fields that differ from their initial values', () => {
    const { category } = createStore().getState();
    const { getState } = createStore({ category: { ...category, activeCategory: 'film' } });
    expect(collectState(getState())).toEqual({ category: { activeCategory: 'film' } });
  });
});

describe('the state of a list', () => {
  it('leaves out empty lists of earlier pages', () => {
    rootReducer.inject(postsSlice);
    const store = createStore();
    store.dispatch(setLatestPosts({ posts: [], page: 1, totalPages: 0, total: 0, key: 'home' }));
    expect(collectState(store.getState()).posts).not.toHaveProperty('keptLists');
  });
});

describe('flags and messages', () => {
  it('are written in one order, whichever response arrives first', () => {
    rootReducer.inject(postsSlice);
    const written = (...order: ('mostViewed' | 'editorPicks')[]) => {
      const store = createStore();
      for (const listing of order) store.dispatch(setListing({ listing, posts: [] }));
      return JSON.stringify(collectState(store.getState()));
    };
    expect(written('mostViewed', 'editorPicks')).toBe(written('editorPicks', 'mostViewed'));
  });
});

describe('restoreState', () => {
  it('restores the collected state, even after serialization', () => {
    rootReducer.inject(postsSlice);
    const server = createStore();
    server.dispatch(setLatestPosts({ posts: [], page: 1, totalPages: 0, total: 0, key: 'home' }));
    server.dispatch(setActiveCategory('film'));
    const carried = JSON.parse(JSON.stringify(collectState(server.getState())));
    expect(createStore(restoreState(carried)).getState()).toEqual(server.getState());
  });
});
