import { postsSlice, type RouteHandle, rootReducer } from '@marquee/shared';
import { loadTypeList } from './loadTypeList.ts';
import { TypeListPage } from './TypeListPage.tsx';
import { typeListMeta } from './typeListMeta.ts';

rootReducer.inject(postsSlice);

/** The latest posts of one type, at `/articles`, `/galleries` and `/videos`. */
export const Component = TypeListPage;
export const loader = loadTypeList;
export const handle: RouteHandle = { meta: typeListMeta };
