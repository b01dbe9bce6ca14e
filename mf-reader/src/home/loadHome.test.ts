/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { postSummary } from '@marquee/shared/testing';
import { loaderArguments } from '../testing/loaderArguments.ts';
import { loader } from './homeRoute.tsx';

const promo = { name: 'Midnight', subtitle: 'Eight films', image: null, actionUrl: '/midnight', actionLabel: 'See it' };
const list = { posts: [postSummary()], totalPages: 3, total: 33 };
const firstPage = '/api/posts/list?page=1&limit=16';
const secondPage = '/api/posts/list?page=2&limit=16';
const promoCall = '/api/promos/';
const mostViewedCall = '/api/posts/mostViewed?limit=5';
const picksCall = '/api/posts/list?editorPick=true&limit=5';
/** Responses for all of the page except its list of posts. */
const around = { [promoCall]: { promo }, [mostViewedCall]: { success: true, posts: [] }, [picksCall]: list };

/** A loader's error, as React Router sees it. */
async function thrown(loading: unknown): Promise<unknown> {
  return Promise.resolve(loading).then(
    () => {
      throw new Error('The loader should have thrown');
    },
    (reason: unknown) => reason,
  );
}

describe('the loader of the home page', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('loads 16 posts of the first page, and the promo', async () => {
    const { page, store, calls } = loaderArguments({ [firstPage]: list, ...around });
    await loader(page);
    expect(calls).toEqual([firstPage, promoCall, mostViewedCall, picksCall]);
    expect(store.getState().posts).toMatchObject({ latestPosts: list.posts, currentPage: 1, totalPages: 3 });
    expect(store.getState().promo).toEqual({ promo, loaded: true });
  });

  it('loads the page of its address, and the lists around it only once', async () => {
    const responses = { [firstPage]: list, [secondPage]: list, ...around, [promoCall]: { promo: null } };
    const first = loaderArguments(responses);
    await loader(first.page);
    const second = loaderArguments(responses, { page: '2' }, first.store);
    await loader(second.page);
    expect(second.calls).toEqual([secondPage]);
    expect(second.store.getState().posts?.currentPage).toBe(2);
  });

  it('logs a failed promo and continues without it', async () => {
    const failure = new Error('Server error fetching data');
    const { page, store } = loaderArguments({ [firstPage]: list, ...around, [promoCall]: failure });
    await loader(page);
    expect(console.warn).toHaveBeenCalledWith('Could not get promo', failure);
    expect(store.getState().posts?.latestPosts).toHaveLength(1);
    expect(store.getState().promo?.loaded).toBe(false);
  });

  it('logs nothing when the reader leaves while the side lists load', async () => {
    const left = Object.assign(new Error('signal is aborted without reason'), { name: 'AbortError' });
    const { page } = loaderArguments({ [firstPage]: list, ...around, [promoCall]: left, [mostViewedCall]: left });
    await loader(page);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('keeps only the shown fields of the posts in side lists', async () => {
    const { page, store } = loaderArguments({
      [firstPage]: list,
      ...around,
      [mostViewedCall]: { success: true, posts: [postSummary({ name: 'The Reel', urlPath: '/reel' })] },
    });
    await loader(page);
    const { mostViewed, editorPicks } = store.getState().posts ?? {};
    expect(mostViewed).toEqual([{ name: 'The Reel', urlPath: '/reel', author: { fullname: 'Imogen Varga' } }]);
    expect(editorPicks).toHaveLength(1);
  });

  it('logs failed side lists and continues without them', async () => {
    const failure = new Error('Server error fetching data');
    const { page, store } = loaderArguments({
      [firstPage]: list,
      ...around,
      [mostViewedCall]: failure,
      [picksCall]: failure,
    });
    await loader(page);
    expect(console.warn).toHaveBeenCalledWith('Could not get most viewed posts', failure);
    expect(console.warn).toHaveBeenCalledWith('Could not get editor picks', failure);
    expect(store.getState().posts).toMatchObject({
      latestPosts: list.posts,
      mostViewed: [],
      loaded: { latestPosts: true },
    });
    expect(store.getState().posts?.loaded.mostViewed).toBeUndefined();
  });

  it('permanently redirects page 1 to the index', async () => {
    const { page, calls } = loaderArguments({}, { page: '1' });
    const redirect = await thrown(loader(page));
    expect(redirect).toBeInstanceOf(Response);
    expect(redirect).toMatchObject({ status: 301 });
    expect((redirect as Response).headers.get('location')).toBe('/');
    expect(calls).toEqual([]);
  });

  it.each(['two', '0', '02', '-1'])('throws 404 for page %j without a call', async (parameter) => {
    const { page, calls } = loaderArguments({}, { page: parameter });
    expect(await thrown(loader(page))).toMatchObject({ init: { status: 404 } });
    expect(calls).toEqual([]);
  });

  it('throws 404 beyond the last page', async () => {
    const { page, store } = loaderArguments(
      { '/api/posts/list?page=4&limit=16': { ...list, posts: [] }, ...around },
      { page: '4' },
    );
    expect(await thrown(loader(page))).toMatchObject({ init: { status: 404 } });
    expect(store.getState().posts?.currentPage ?? 1).toBe(1);
  });

  it('shows an empty site as an empty first page', async () => {
    const empty = { posts: [], totalPages: 0, total: 0 };
    const { page, store } = loaderArguments({ [firstPage]: empty, ...around });
    await loader(page);
    expect(store.getState().posts?.latestPosts ?? []).toEqual([]);
  });

  it('passes a failure to load the posts on', async () => {
    const failure = new Error('Server error fetching data');
    const { page } = loaderArguments({ [firstPage]: failure, ...around });
    expect(await thrown(loader(page))).toBe(failure);
  });
});
