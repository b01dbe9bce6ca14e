import { channelSlice, type RouteHandle, rootReducer } from '@marquee/shared';
import { ChannelPage } from './ChannelPage.tsx';
import { channelMeta } from './channelMeta.ts';
import { loadChannel } from './loadChannel.ts';

rootReducer.inject(channelSlice);

/** The posts of a channel, at `/channel/{channelKey}` and `/channel/{channelKey}/{postType}`. */
export const Component = ChannelPage;
export const loader = loadChannel;
export const handle: RouteHandle = { meta: channelMeta };
