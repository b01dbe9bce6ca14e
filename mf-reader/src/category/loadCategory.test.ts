/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { ApiError, type AppStore, createStore } from '@marquee/shared';
import { category, postSummary } from '@marquee/shared/testing';
import { loaderArguments, type Responses } from '../testing/loaderArguments.ts';
import { loader } from './categoryRoute.tsx';

const list = { posts: [postSummary()], totalPages: 3, total: 60 };
const categories = { '/api/categories/list': { categories: [category()] } };
const filmPosts = '/api/posts/list?page=1&limit=24&categoryKey=film';

function load(
  address: string,
  responses: Responses,
  { params = { categoryKey: 'film' }, store }: { params?: Record<string, string>; store?: AppStore } = {},
) {
  const { page, ...rest } = loaderArguments(responses, params, store, address);
  return { loading: Promise.resolve(loader(page)), ...rest };
}

describe('the loader of a category', () => {
  it('sets the active category and populates its posts', async () => {
    const { loading, store, calls } = load('/category/film', { ...categories, [filmPosts]: list });
    await loading;
    expect(calls).toEqual(['/api/categories/list', filmPosts]);
    expect(store.getState().category).toMatchObject({
      activeCategory: 'film',
      categoryPosts: { film: { all: { posts: list.posts, totalPages: 3 } } },
      categoryLoading: [],
    });
  });

  it('loads the post type and page that the address names', async () => {
    const videos = '/api/posts/list?page=2&limit=24&postType=video&categoryKey=film';
    const { loading, calls } = load(
      '/category/film/videos?page=2',
      { ...categories, [videos]: list },
      { params: { categoryKey: 'film', postType: 'videos' } },
    );
    await loading;
    expect(calls).toContain(videos);
  });

  it('loads a category that is newer than the list', async () => {
    const { loading, store } = load('/category/film', {
      '/api/categories/list': { categories: [category({ key: 'tv' })] },
      '/api/categories/film': { category: category() },
      [filmPosts]: list,
    });
    await loading;
    expect(Object.keys(store.getState().category.categories)).toEqual(['tv', 'film']);
    expect(store.getState().category.activeCategory).toBe('film');
  });

  it('redirects from a former address, with its post type and page', async () => {
    const { loading } = load(
      '/category/cinema/videos?page=2',
      { ...categories, '/api/categories/cinema': { category: category() } },
      { params: { categoryKey: 'cinema', postType: 'videos' } },
    );
    const response: Response = await loading.then(
      () => Promise.reject(new Error('It loads.')),
      (thrown) => thrown,
    );
    expect([response.status, response.headers.get('location')]).toEqual([301, '/category/film/videos?page=2']);
  });

  it.each([
    ['unknown', 'opera', 404],
    ['no key', 'no%20key', 400],
    ['a name of JavaScript', 'constructor', 404],
  ])('throws 404 for a category that is %s', async (_case, key, status) => {
    const { loading, store } = load(
      `/category/${key}`,
      { ...categories, [`/api/categories/${encodeURIComponent(key)}`]: new ApiError('Not found', status) },
      { params: { categoryKey: key } },
    );
    await expect(loading).rejects.toMatchObject({ init: { status: 404 } });
    expect(store.getState().category.activeCategory).toBeNull();
  });

  it('throws 404 for a page beyond the last', async () => {
    const { loading, store } = load('/category/film?page=9', {
      ...categories,
      '/api/posts/list?page=9&limit=24&categoryKey=film': { ...list, posts: [] },
    });
    await expect(loading).rejects.toMatchObject({ init: { status: 404 } });
    expect(store.getState().category.activeCategory).toBeNull();
  });

  it('throws 404 for an invalid page or post type without a call', async () => {
    const noPage = load('/category/film?page=two', {});
    await expect(noPage.loading).rejects.toMatchObject({ init: { status: 404 } });
    const noType = load('/category/film/plays', {}, { params: { categoryKey: 'film', postType: 'plays' } });
    await expect(noType.loading).rejects.toMatchObject({ init: { status: 404 } });
    expect([...noPage.calls, ...noType.calls]).toEqual([]);
  });

  it('permanently redirects a singular post type to the plural', async () => {
    const { loading } = load('/category/film/video', {}, { params: { categoryKey: 'film', postType: 'video' } });
    const response: unknown = await loading.catch((reason: unknown) => reason);
    expect(response).toBeInstanceOf(Response);
    expect(response).toMatchObject({ status: 301 });
    expect((response as Response).headers.get('location')).toBe('/category/film/videos');
  });

  it('throws with neither a key in the address nor an active category', async () => {
    const { loading, calls } = load('/category', {}, { params: {} });
    await expect(loading).rejects.toThrow('without a key');
    expect(calls).toEqual([]);
  });

  it('passes a failure of the api on', async () => {
    const failure = new ApiError('Server error fetching data', 500);
    const { loading } = load('/category/film', { ...categories, [filmPosts]: failure });
    await expect(loading).rejects.toBe(failure);
  });

  it('leaves the active category unchanged when the reader has navigated away', async () => {
    const { page, store } = loaderArguments(
      { ...categories, [filmPosts]: list },
      { categoryKey: 'film' },
      createStore(),
      '/category/film',
    );
    const navigation = new AbortController();
    const loading = loader({ ...page, request: new Request(page.request, { signal: navigation.signal }) });
    navigation.abort();
    await loading;
    expect(store.getState().category.activeCategory).toBeNull();
  });
});
