import { channelSlice, postsSlice, type RouteHandle, rootReducer } from '@marquee/shared';
import { userSlice } from '@marquee/shared/state/user';
import { loadPost } from './loadPost.ts';
import { firstPicture } from './meta/firstPicture.ts';
import { postMeta } from './meta/postMeta.ts';
import { OpenPost } from './OpenPost.tsx';
import { PostPage } from './PostPage.tsx';
import { useOwnPost } from './useOwnPost.ts';

rootReducer.inject(postsSlice);
rootReducer.inject(channelSlice);
rootReducer.inject(userSlice);

/** For previews. All that two exposed modules share comes from one of them: the bundler joins its files only then. */
export { PostPage, useOwnPost };
export const Component = OpenPost;
export const loader = loadPost;
export const handle: RouteHandle = { meta: postMeta, firstPicture };
