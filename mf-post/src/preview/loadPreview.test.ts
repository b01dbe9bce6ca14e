import { describe, expect, it } from '@jest/globals';
import {
  ApiError,
  apiContext,
  channelSlice,
  createApi,
  createStore,
  pageConfigContext,
  postsSlice,
  rootReducer,
  storeContext,
} from '@marquee/shared';
import { type LoaderFunctionArgs, RouterContextProvider } from '@marquee/shared/router';
import { pageConfig, postSummary } from '@marquee/shared/testing';
import { samplePost } from '../testing/samplePost.ts';
import { loadPreview } from './loadPreview.ts';

rootReducer.inject(postsSlice);
rootReducer.inject(channelSlice);

const token = '0123456789abcdef'.repeat(4);

async function load(response: unknown, given = token) {
  const requests: string[] = [];
  const api = createApi({
    async get<T>(path: string) {
      requests.push(path);
      if (response instanceof Error) throw response;
      return response as T;
    },
    post: () => Promise.reject(new Error('A preview only reads.')),
  });
  const store = createStore();
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  context.set(apiContext, api);
  context.set(pageConfigContext, pageConfig());
  const { signal } = new AbortController();
  await loadPreview({ context, params: { token: given }, request: { signal } } as unknown as LoaderFunctionArgs);
  return { state: store.getState(), requests };
}

describe('loadPreview', () => {
  it('loads the post behind a link with its neighbours, in one call', async () => {
    const detail = { post: samplePost(), relatedPosts: [postSummary({ id: 's2' })], nextPost: postSummary() };
    const { state, requests } = await load(detail);
    expect(requests).toEqual([`/api/previews/${token}`]);
    expect(state.posts).toMatchObject({
      post: { id: 'p1' },
      relatedPosts: [{ id: 's2' }],
      nextPost: { ...postSummary(), summary: '', imageAltText: null },
    });
    expect(state.category.activeCategory).toBe('film');
  });

  it.each([
    ['a link that has ended', new ApiError('Not found', 404)],
    ['a network with too many guesses', new ApiError('Server error fetching data', 503)],
    ['an api that does not respond', new ApiError('Server error fetching data')],
  ])('is a 404 for %s', async (_case, error) => {
    await expect(load(error)).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('does not ask the api about what is no token', async () => {
    await expect(load(new Error('not expected'), 'ended')).rejects.toMatchObject({ init: { status: 404 } });
  });
});
