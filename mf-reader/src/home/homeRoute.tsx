import { postsSlice, promoSlice, type RouteHandle, rootReducer } from '@marquee/shared';
import { Home } from './Home.tsx';
import { homeMeta } from './homeMeta.ts';
import { loadHome } from './loadHome.ts';

rootReducer.inject(postsSlice);
rootReducer.inject(promoSlice);

/** The home feed, at `/` and `/page/{page}`. */
export const Component = Home;
export const loader = loadHome;
export const handle: RouteHandle = { meta: homeMeta };
