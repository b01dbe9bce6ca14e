/** @jest-environment node */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { type AppStore, categorySlice, createStore } from '@marquee/shared';
import { postSummary } from '../../testing/postSummary.ts';
import { stubApi } from '../../testing/stubApi.ts';
import { loadCategoryPosts } from './loadCategoryPosts.ts';

const list = { posts: [postSummary()], totalPages: 2, total: 30 };
const film = { key: 'film', page: 1 };

describe('loading the posts of a category', () => {
  let store: AppStore;
  let { api, requests } = stubApi(list);
  beforeEach(() => {
    store = createStore();
    ({ api, requests } = stubApi(list));
  });

  it('loads one page of the category and stores it', async () => {
    await loadCategoryPosts(store, api, { key: 'film', postType: 'video', page: 2 });
    expect(requests).toEqual(['/api/posts/list?page=2&limit=24&postType=video&categoryKey=film']);
    expect(store.getState().category).toMatchObject({
      categoryPosts: { film: { 'video 2': { posts: list.posts, totalPages: 2 } } },
      hasDataFor: { film: { 'video 2': true } },
      categoryLoading: [],
    });
  });

  it('reports that it is loading', async () => {
    const loading = loadCategoryPosts(store, api, film);
    expect(store.getState().category.categoryLoading).toEqual(['film all']);
    await loading;
    expect(store.getState().category.categoryLoading).toEqual([]);
  });

  it('is skipped if the store has posts of the category and post type', async () => {
    await loadCategoryPosts(store, api, film);
    await loadCategoryPosts(store, api, film);
    expect(requests).toHaveLength(1);
    await loadCategoryPosts(store, api, { ...film, postType: 'gallery' });
    await loadCategoryPosts(store, api, { ...film, page: 2 });
    await loadCategoryPosts(store, api, { ...film, key: 'tv' });
    expect(requests).toHaveLength(4);
  });

  it('waits for a load that is already running', async () => {
    await Promise.all([loadCategoryPosts(store, api, film), loadCategoryPosts(store, api, film)]);
    expect(requests).toHaveLength(1);
    expect(store.getState().category.hasDataFor).toEqual({ film: { all: true } });
  });

  it('loads another category at the same time', async () => {
    const both = [loadCategoryPosts(store, api, film), loadCategoryPosts(store, api, { key: 'tv', page: 1 })];
    expect(store.getState().category.categoryLoading).toEqual(['film all', 'tv all']);
    await Promise.all(both);
    expect(requests).toHaveLength(2);
  });

  it('rejects with a failure and can be retried', async () => {
    const failure = new Error('Server error fetching data');
    await expect(loadCategoryPosts(store, stubApi(failure).api, film)).rejects.toBe(failure);
    expect(store.getState().category).toMatchObject({ categoryLoading: [], hasDataFor: {} });
    await loadCategoryPosts(store, api, film);
    expect(store.getState().category.hasDataFor).toEqual({ film: { all: true } });
  });

  it('throws for a null key without a call', async () => {
    await expect(loadCategoryPosts(store, api, { key: null, page: 1 })).rejects.toThrow('without a key');
    expect(requests).toEqual([]);
    expect(store.getState().category).toEqual(categorySlice.getInitialState());
  });
});
