/** @jest-environment node */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { type AppStore, channelSlice, createStore, rootReducer } from '@marquee/shared';
import { postSummary } from '../../testing/postSummary.ts';
import { stubApi } from '../../testing/stubApi.ts';
import { loadChannelPosts } from './loadChannelPosts.ts';

rootReducer.inject(channelSlice);

const list = { posts: [postSummary()], totalPages: 2, total: 30 };
const seance = { key: 'seance', page: 1 };

describe('loading the posts of a channel', () => {
  let store: AppStore;
  let { api, requests } = stubApi(list);
  beforeEach(() => {
    store = createStore();
    ({ api, requests } = stubApi(list));
  });

  it('loads one page of the channel and stores it', async () => {
    await loadChannelPosts(store, api, { key: 'seance', postType: 'article', page: 3 });
    expect(requests).toEqual(['/api/posts/list?page=3&limit=24&postType=article&channelKey=seance']);
    expect(store.getState().channel).toMatchObject({
      channelPosts: { seance: { 'article 3': { posts: list.posts, totalPages: 2 } } },
      channelLoading: [],
    });
  });

  it('reports that it is loading', async () => {
    const loading = loadChannelPosts(store, api, seance);
    expect(store.getState().channel?.channelLoading).toEqual(['seance all']);
    await loading;
    expect(store.getState().channel?.channelLoading).toEqual([]);
  });

  it('is skipped if the posts are loaded or loading', async () => {
    await Promise.all([loadChannelPosts(store, api, seance), loadChannelPosts(store, api, seance)]);
    await loadChannelPosts(store, api, seance);
    expect(requests).toHaveLength(1);
    await loadChannelPosts(store, api, { ...seance, page: 2 });
    expect(requests).toHaveLength(2);
  });

  it('rejects with a failure and can be retried', async () => {
    const failure = new Error('Server error fetching data');
    await expect(loadChannelPosts(store, stubApi(failure).api, seance)).rejects.toBe(failure);
    expect(store.getState().channel).toMatchObject({ channelLoading: [], channelPosts: {} });
    await loadChannelPosts(store, api, seance);
    expect(store.getState().channel?.channelPosts.seance?.all?.posts).toEqual(list.posts);
  });

  it('throws for a null key without a call', async () => {
    await expect(loadChannelPosts(store, api, { key: null, page: 1 })).rejects.toThrow('without a key');
    expect(requests).toEqual([]);
  });
});
