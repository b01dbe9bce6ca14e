import { postsSlice, type RouteHandle, rootReducer } from '@marquee/shared';
import { loadPost } from './loadPost.ts';
import { PostPage } from './PostPage.tsx';
import { postMeta } from './postMeta.ts';

rootReducer.inject(postsSlice);

export const Component = PostPage;
export const loader = loadPost;
export const handle: RouteHandle = { meta: postMeta };
