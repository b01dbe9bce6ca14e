import { postsSlice, type RouteHandle, rootReducer } from '@marquee/shared';
import { authorSlice } from '@marquee/shared/state/author';
import { AuthorPage } from './AuthorPage.tsx';
import { authorMeta } from './authorMeta.ts';
import { loadAuthor } from './loadAuthor.ts';

rootReducer.inject(authorSlice);
rootReducer.inject(postsSlice);

/** An author's profile and posts, at `/author/{authorKey}` and `/author/{authorKey}/{postType}`. */
export const Component = AuthorPage;
export const loader = loadAuthor;
export const handle: RouteHandle = { meta: authorMeta };
