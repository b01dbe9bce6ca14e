import { afterEach, describe, expect, it, jest } from '@jest/globals';
import {
  type Api,
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
import type { NextPost } from '@marquee/shared/domain';
import { type LoaderFunctionArgs, RouterContextProvider } from '@marquee/shared/router';
import { channel, pageConfig, postSummary } from '@marquee/shared/testing';
import { samplePost } from '../testing/samplePost.ts';
import { loadPost } from './loadPost.ts';

rootReducer.inject(postsSlice);
rootReducer.inject(channelSlice);

const post = samplePost();
const related = [postSummary({ id: 's2' })];
const next = postSummary();

function fakeApi(responses: { post?: Api['post']; nextPost?: Api['nextPost'] }): Api {
  const transport = { get: () => Promise.reject(new Error('not expected')), post: () => Promise.reject(new Error()) };
  return {
    ...createApi(transport),
    post: () => Promise.resolve({ post, relatedPosts: related }),
    nextPost: () => Promise.resolve({ success: true, post: next }),
    ...responses,
  };
}

async function load(
  responses: Parameters<typeof fakeApi>[0] = {},
  signal = new AbortController().signal,
  store = createStore(),
) {
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  context.set(apiContext, fakeApi(responses));
  context.set(pageConfigContext, pageConfig({}, { embeds: ['x'] }));
  const page = { context, params: { postKey: 'last-reel' }, request: { signal } } as unknown as LoaderFunctionArgs;
  const response = await loadPost(page);
  return { response, store, state: store.getState() };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const warnings = () => jest.spyOn(console, 'warn').mockImplementation(() => undefined);

describe('loadPost', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('names the frames of the cards that the site may open', async () => {
    const content = '<figure class="embed"><a href="https://x.com/jack/status/20"><strong>A post</strong></a></figure>';
    const { state } = await load({ post: () => Promise.resolve({ post: { ...post, content }, relatedPosts: [] }) });
    expect(state.posts?.post?.content).toContain(' data-frame="https://platform.twitter.com/');
  });

  it('redirects from a former address, and keeps nothing of the post under it', async () => {
    const store = createStore();
    const moved = { ...post, key: 'final-reel', urlPath: '/final-reel' };
    const response: unknown = await load(
      { post: () => Promise.resolve({ post: moved, relatedPosts: [] }) },
      undefined,
      store,
    ).catch((thrown: unknown) => thrown);
    if (!(response instanceof Response)) throw new Error('There is no redirect.');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/final-reel']);
    expect(store.getState().posts?.post).toBeFalsy();
  });

  it('stores the post with its footnotes linked', async () => {
    const noted = { ...post, content: '<p>Readers.[1]</p><p>[1] Ten.</p>' };
    const { state } = await load({ post: () => Promise.resolve({ post: noted, relatedPosts: [] }) });
    expect(state.posts?.post?.content).toContain('href="#fn-1"');
  });

  it('loads the post by its key, then the next one by its publishedAt, and sets the active category and channel', async () => {
    const requests: unknown[] = [];
    const inChannel = { ...post, channel: channel() };
    const { response, state } = await load({
      post: (...args) => {
        requests.push(args);
        return Promise.resolve({ post: inChannel, relatedPosts: related });
      },
      nextPost: (...args) => {
        requests.push(args);
        return Promise.resolve({ success: true, post: next });
      },
    });
    expect(requests).toEqual([
      ['last-reel', { with: 'next' }],
      ['p1', '2026-10-03T14:05:00Z'],
    ]);
    expect(response).toBeNull();
    const shown = { ...inChannel, channel: { ...channel(), description: '' } };
    expect(state.posts).toMatchObject({ post: shown, relatedPosts: related });
    expect(state.category.activeCategory).toBe('film');
    expect(state.channel?.activeChannel).toBe('midnight-society');
  });

  it('stores no text that only other pages show', async () => {
    const author = post.author && { ...post.author, bio: 'A long life.', summary: 'A short one.' };
    const whole = { ...post, author, channel: channel({ description: 'Every week.' }) };
    const { state } = await load({
      post: () => Promise.resolve({ post: whole, relatedPosts: related }),
      nextPost: () =>
        Promise.resolve({ success: true, post: { ...next, summary: 'Of a card.', imageAltText: 'Of a card' } }),
    });
    await nextTask();
    expect(state.posts?.post).toMatchObject({
      author: { bio: '', summary: 'A short one.' },
      channel: { name: whole.channel.name, description: '' },
    });
    expect(state.posts?.relatedPosts).toEqual(related);
    expect(state.posts?.nextPost).toEqual({ ...next, summary: '', imageAltText: null });
  });

  it('throws 404 for a post that does not exist', async () => {
    const missing = () => Promise.reject(new ApiError('Not found', 404));
    await expect(load({ post: missing })).rejects.toMatchObject({ data: 'Not found', init: { status: 404 } });
  });

  it('passes other failures on', async () => {
    const failure = new ApiError('Server error fetching data', 500);
    await expect(load({ post: () => Promise.reject(failure) })).rejects.toBe(failure);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('down'))],
    ['is unsuccessful', () => Promise.resolve({ success: false, post: null })],
  ] satisfies [string, () => Promise<NextPost>][])(
    'warns and has no next post when its call %s',
    async (_, nextPost) => {
      const warn = warnings();
      const { state } = await load({ nextPost });
      await nextTask();
      expect(warn.mock.calls[0]?.[0]).toBe('Could not get next post');
      expect(state.posts?.post).toMatchObject(post);
      expect(state.posts?.nextPost).toBeNull();
    },
  );

  it('shows the post while the next one loads, and adds that when it arrives', async () => {
    let response: (next: NextPost) => void = () => {};
    const { state, store } = await load({ nextPost: () => new Promise((resolve) => (response = resolve)) });
    expect(state.posts).toMatchObject({ post, nextPost: null });
    response({ success: true, post: next });
    await nextTask();
    expect(store.getState().posts?.nextPost).toMatchObject({ id: next.id, name: next.name, image: next.image });
  });

  it('leaves the frame unchanged when the reader has navigated away', async () => {
    const navigation = new AbortController();
    const { state } = await load(
      {
        post: () => {
          navigation.abort();
          return Promise.resolve({ post, relatedPosts: related });
        },
      },
      navigation.signal,
    );
    expect(state.category.activeCategory).toBeNull();
    expect(state.channel?.activeChannel).toBeNull();
  });

  it('shows a post that was read before without a call', async () => {
    const { store } = await load();
    const requests = jest.fn<Api['post']>();
    const { state } = await load({ post: requests }, undefined, store);
    expect(requests).not.toHaveBeenCalled();
    expect(state.posts?.post).toMatchObject(post);
  });

  it('does not warn when there simply is no next post', async () => {
    const warn = warnings();
    const { state } = await load({ nextPost: () => Promise.resolve({ success: true, post: null }) });
    expect(warn).not.toHaveBeenCalled();
    expect(state.posts?.nextPost).toBeNull();
  });
});
