import { channelSlice, postsSlice, type RouteHandle, rootReducer } from '@marquee/shared';
import { userSlice } from '@marquee/shared/state/user';
import { firstPicture } from './firstPicture.ts';
import { loadPost } from './loadPost.ts';
import { OpenPost } from './OpenPost.tsx';
import { postMeta } from './postMeta.ts';

rootReducer.inject(postsSlice);
rootReducer.inject(channelSlice);
rootReducer.inject(userSlice);

export const Component = OpenPost;
export const loader = loadPost;
export const handle: RouteHandle = { meta: postMeta, firstPicture };
