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

/**
 * Exports for the preview route. The bundler joins files that two exposed modules share only if one of the modules
 * exports them.
 */
export { PostPage, useOwnPost };
export const Component = OpenPost;
export const loader = loadPost;
export const handle: RouteHandle = { meta: postMeta, firstPicture };
