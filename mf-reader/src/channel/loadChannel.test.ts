/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, type AppStore, createStore } from '@marquee/shared';
import { channel, postSummary } from '@marquee/shared/testing';
import { loaderArguments, type Responses } from '../testing/loaderArguments.ts';
import { loader } from './channelRoute.tsx';

const list = { posts: [postSummary()], totalPages: 3, total: 60 };
const channels = { '/api/channels/list': { channels: [channel({ key: 'seance' })] } };
const seancePosts = '/api/posts/list?page=1&limit=24&channelKey=seance';

function load(
  address: string,
  responses: Responses,
  { params = { channelKey: 'seance' }, store }: { params?: Record<string, string>; store?: AppStore } = {},
) {
  const { page, ...rest } = loaderArguments(responses, params, store, address);
  return { loading: Promise.resolve(loader(page)), ...rest };
}

describe('the loader of a channel', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => void jest.restoreAllMocks());

  it('warns of a channel without an image only', async () => {
    const withImage = load('/channel/seance', { ...channels, [seancePosts]: list });
    await withImage.loading;
    expect(console.warn).not.toHaveBeenCalled();
    const imageless = { '/api/channels/list': { channels: [channel({ key: 'seance', image: null })] } };
    await load('/channel/seance', { ...imageless, [seancePosts]: list }).loading;
    expect(console.warn).toHaveBeenCalledWith('Channel seance has no image');
  });

  it('sets the active channel and populates its posts', async () => {
    const { loading, store, calls } = load('/channel/seance', { ...channels, [seancePosts]: list });
    await loading;
    expect(calls).toEqual(['/api/channels/list', seancePosts]);
    expect(store.getState().channel).toMatchObject({
      activeChannel: 'seance',
      channelPosts: { seance: { all: { posts: list.posts, totalPages: 3 } } },
      channelLoading: [],
    });
  });

  it('loads the post type and page that the address names', async () => {
    const videos = '/api/posts/list?page=2&limit=24&postType=video&channelKey=seance';
    const { loading, calls } = load(
      '/channel/seance/videos?page=2',
      { ...channels, [videos]: list },
      { params: { channelKey: 'seance', postType: 'videos' } },
    );
    await loading;
    expect(calls).toContain(videos);
  });

  it('redirects from a former address, with its post type and page', async () => {
    const { loading } = load(
      '/channel/old-seance/videos?page=2',
      { ...channels, '/api/channels/old-seance': { channel: channel({ key: 'seance', urlPath: '/channel/seance' }) } },
      { params: { channelKey: 'old-seance', postType: 'videos' } },
    );
    const response = await loading.catch((thrown: Response) => thrown);
    if (!(response instanceof Response)) throw new Error('There is no redirect.');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/channel/seance/videos?page=2']);
  });

  it('loads a channel that is newer than the list', async () => {
    const { loading, store } = load('/channel/seance', {
      '/api/channels/list': { channels: [channel({ key: 'noir' })] },
      '/api/channels/seance': { channel: channel({ key: 'seance' }) },
      [seancePosts]: list,
    });
    await loading;
    expect(Object.keys(store.getState().channel?.channels ?? {})).toEqual(['noir', 'seance']);
    expect(store.getState().channel?.activeChannel).toBe('seance');
  });

  it.each([
    ['unknown', 'opera', 404],
    ['no key', 'no%20key', 400],
    ['a name of JavaScript', 'constructor', 404],
  ])('throws 404 for a channel that is %s', async (_case, key, status) => {
    const { loading, store } = load(
      `/channel/${key}`,
      { ...channels, [`/api/channels/${encodeURIComponent(key)}`]: new ApiError('Not found', status) },
      { params: { channelKey: key } },
    );
    await expect(loading).rejects.toMatchObject({ init: { status: 404 } });
    expect(store.getState().channel?.activeChannel).toBeNull();
  });

  it('throws 404 for a page beyond the last', async () => {
    const { loading, store } = load('/channel/seance?page=9', {
      ...channels,
      '/api/posts/list?page=9&limit=24&channelKey=seance': { ...list, posts: [] },
    });
    await expect(loading).rejects.toMatchObject({ init: { status: 404 } });
    expect(store.getState().channel?.activeChannel).toBeNull();
  });

  it('throws 404 for an invalid page or post type without a call', async () => {
    const noPage = load('/channel/seance?page=two', {});
    await expect(noPage.loading).rejects.toMatchObject({ init: { status: 404 } });
    const noType = load('/channel/seance/plays', {}, { params: { channelKey: 'seance', postType: 'plays' } });
    await expect(noType.loading).rejects.toMatchObject({ init: { status: 404 } });
    expect([...noPage.calls, ...noType.calls]).toEqual([]);
  });

  it('permanently redirects a singular post type to the plural', async () => {
    const { loading } = load('/channel/seance/video', {}, { params: { channelKey: 'seance', postType: 'video' } });
    const response: unknown = await loading.catch((reason: unknown) => reason);
    expect(response).toBeInstanceOf(Response);
    expect(response).toMatchObject({ status: 301 });
    expect((response as Response).headers.get('location')).toBe('/channel/seance/videos');
  });

  it('throws with neither a key in the address nor an active channel', async () => {
    const { loading, calls } = load('/channel', {}, { params: {} });
    await expect(loading).rejects.toThrow('without a key');
    expect(calls).toEqual([]);
  });

  it('passes a failure of the api on', async () => {
    const failure = new ApiError('Server error fetching data', 500);
    const { loading } = load('/channel/seance', { ...channels, [seancePosts]: failure });
    await expect(loading).rejects.toBe(failure);
  });

  it('leaves the active channel unchanged when the reader has navigated away', async () => {
    const { page, store } = loaderArguments(
      { ...channels, [seancePosts]: list },
      { channelKey: 'seance' },
      createStore(),
      '/channel/seance',
    );
    const navigation = new AbortController();
    const loading = loader({ ...page, request: new Request(page.request, { signal: navigation.signal }) });
    navigation.abort();
    await loading;
    expect(store.getState().channel?.activeChannel).toBeNull();
  });
});
