import { beforeEach, describe, expect, it } from '@jest/globals';
import { type AppStore, categorySlice, createStore, populateCategoryList, setActiveCategory } from '../index.ts';
import { category } from '../testing/category.ts';
import { postSummary } from '../testing/postSummary.ts';

const { categoryLoading, categoryLoadComplete, categoryLoadFailed } = categorySlice.actions;

describe('the category slice', () => {
  let store: AppStore;
  const state = () => store.getState().category;
  beforeEach(() => {
    store = createStore();
  });

  it('keeps the list of categories by key, in the order of the site', () => {
    store.dispatch(populateCategoryList([category({ key: 'tv' }), category({ key: 'film' })]));
    expect(Object.keys(state().categories)).toEqual(['tv', 'film']);
    store.dispatch(populateCategoryList([category({ key: 'games' })]));
    expect(Object.keys(state().categories)).toEqual(['games']);
  });

  it('sets the active category, and resets it to null', () => {
    expect(state().activeCategory).toBeNull();
    store.dispatch(setActiveCategory('film'));
    expect(state().activeCategory).toBe('film');
    store.dispatch(setActiveCategory(null));
    expect(state().activeCategory).toBeNull();
  });

  it('stores posts per category, post type and page, and marks them available', () => {
    const posts = [postSummary()];
    store.dispatch(categoryLoading({ key: 'film', page: 1 }));
    expect(state().categoryLoading).toEqual(['film all']);
    expect(state().hasDataFor).toEqual({});
    store.dispatch(categoryLoadComplete({ key: 'film', page: 1, posts, totalPages: 3, total: 60 }));
    expect(state()).toMatchObject({
      categoryPosts: { film: { all: { posts, totalPages: 3 } } },
      hasDataFor: { film: { all: true } },
      categoryLoading: [],
    });

    const none = { posts: [], totalPages: 0, total: 0 };
    store.dispatch(categoryLoadComplete({ key: 'film', postType: 'video', page: 1, ...none }));
    store.dispatch(categoryLoadComplete({ key: 'film', page: 2, posts, totalPages: 3, total: 60 }));
    store.dispatch(categoryLoadComplete({ key: 'tv', page: 1, ...none }));
    expect(state().hasDataFor).toEqual({ film: { all: true, video: true, 'all 2': true }, tv: { all: true } });
    expect(state().categoryPosts.film?.all?.posts).toEqual(posts);
    expect(state().categoryPosts.film?.video?.posts).toEqual([]);
  });

  it('tracks the loading state of each page', () => {
    store.dispatch(categoryLoading({ key: 'film', page: 1 }));
    store.dispatch(categoryLoading({ key: 'tv', postType: 'video', page: 2 }));
    expect(state().categoryLoading).toEqual(['film all', 'tv video 2']);
    store.dispatch(categoryLoadFailed({ key: 'film', page: 1 }));
    expect(state().categoryLoading).toEqual(['tv video 2']);
    expect(state().hasDataFor).toEqual({});
  });
});
