import { postsSlice, type RouteHandle, rootReducer } from '@marquee/shared';
import { tagSlice } from '@marquee/shared/state/tag';
import { loadTag } from './loadTag.ts';
import { TagPage } from './TagPage.tsx';
import { tagMeta } from './tagMeta.ts';

rootReducer.inject(postsSlice);
rootReducer.inject(tagSlice);

/** The posts of a tag, at `/tag/{tagKey}` and `/tag/{tagKey}/{postType}`. */
export const Component = TagPage;
export const loader = loadTag;
export const handle: RouteHandle = { meta: tagMeta };
