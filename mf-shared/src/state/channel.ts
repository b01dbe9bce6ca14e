import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Channel } from '../domain/index.ts';
import { type LoadedPostsPage, loadingName, type PostsPageOf, type PostsPages, storePage } from './posts/postsPages.ts';

export type ChannelState = {
  /** The site's channels in their order, by key. */
  channels: Record<string, Channel>;
  activeChannel: string | null;
  /** Posts per channel and post type, page by page. */
  channelPosts: PostsPages;
  /** Names of the pages that are loading. */
  channelLoading: string[];
};

const initialState: ChannelState = { channels: {}, activeChannel: null, channelPosts: {}, channelLoading: [] };

export const channelSlice = createSlice({
  name: 'channel',
  initialState,
  reducers: {
    /** POPULATE_CHANNEL_LIST */
    populateChannelList(state, action: PayloadAction<Channel[]>) {
      state.channels = Object.fromEntries(action.payload.map((channel) => [channel.key, channel]));
    },
    /** SET_ACTIVE_CHANNEL. Null resets the active channel. */
    setActiveChannel(state, action: PayloadAction<string | null>) {
      state.activeChannel = action.payload;
    },
    /** CHANNEL_LOADING */
    channelLoading(state, action: PayloadAction<PostsPageOf>) {
      state.channelLoading.push(loadingName(action.payload));
    },
    /** CHANNEL_LOAD_COMPLETE */
    channelLoadComplete(state, { payload }: PayloadAction<LoadedPostsPage>) {
      storePage(state.channelPosts, payload);
      state.channelLoading = state.channelLoading.filter((name) => name !== loadingName(payload));
    },
    /** Allows another load of a page whose load has failed. */
    channelLoadFailed(state, action: PayloadAction<PostsPageOf>) {
      state.channelLoading = state.channelLoading.filter((name) => name !== loadingName(action.payload));
    },
  },
});

export const { populateChannelList, setActiveChannel } = channelSlice.actions;
