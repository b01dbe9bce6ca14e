import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  type AppStore,
  channelSlice,
  createStore,
  populateChannelList,
  rootReducer,
  setActiveChannel,
} from '../index.ts';
import { channel } from '../testing/channel.ts';
import { postSummary } from '../testing/postSummary.ts';

rootReducer.inject(channelSlice);
const { channelLoading, channelLoadComplete, channelLoadFailed } = channelSlice.actions;

describe('the channel slice', () => {
  let store: AppStore;
  const state = () => store.getState().channel;
  beforeEach(() => {
    store = createStore();
  });

  it('keeps the list of channels by key, in the order of the site', () => {
    store.dispatch(populateChannelList([channel({ key: 'seance' }), channel({ key: 'after-dark' })]));
    expect(Object.keys(state()?.channels ?? {})).toEqual(['seance', 'after-dark']);
  });

  it('sets the active channel, and resets it to null', () => {
    store.dispatch(setActiveChannel('seance'));
    expect(state()?.activeChannel).toBe('seance');
    store.dispatch(setActiveChannel(null));
    expect(state()?.activeChannel).toBeNull();
  });

  it('stores posts per channel, post type and page when they are complete', () => {
    const posts = [postSummary()];
    store.dispatch(channelLoading({ key: 'seance', postType: 'video', page: 1 }));
    expect(state()?.channelLoading).toEqual(['seance video']);
    store.dispatch(channelLoadComplete({ key: 'seance', postType: 'video', page: 1, posts, totalPages: 2, total: 30 }));
    store.dispatch(channelLoadComplete({ key: 'seance', page: 2, posts: [], totalPages: 1, total: 3 }));
    expect(state()?.channelLoading).toEqual([]);
    expect(state()?.channelPosts).toEqual({
      seance: { video: { posts, totalPages: 2 }, 'all 2': { posts: [], totalPages: 1 } },
    });
  });

  it('lets a failed page be loaded again', () => {
    store.dispatch(channelLoading({ key: 'seance', page: 1 }));
    store.dispatch(channelLoadFailed({ key: 'seance', page: 1 }));
    expect(state()?.channelLoading).toEqual([]);
    expect(state()?.channelPosts).toEqual({});
  });
});
