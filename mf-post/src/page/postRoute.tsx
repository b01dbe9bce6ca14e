import { channelSlice, postsSlice, type RouteHandle, rootReducer } from '@marquee/shared';
import { userSlice } from '@marquee/shared/state/user';
import { loadPost } from './loadPost.ts';
import { firstPicture } from './meta/firstPicture.ts';
import { postMeta } from './meta/postMeta.ts';
import { OpenPost } from './OpenPost.tsx';

rootReducer.inject(postsSlice);
rootReducer.inject(channelSlice);
rootReducer.inject(userSlice);

export const Component = OpenPost;
export const loader = loadPost;
export const handle: RouteHandle = { meta: postMeta, firstPicture };
