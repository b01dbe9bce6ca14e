import { postsSlice, type RouteHandle, rootReducer } from '@marquee/shared';
import { type LoaderFunctionArgs, useLoaderData } from '@marquee/shared/router';
import { Archive } from './Archive.tsx';
import { archiveMeta } from './archiveMeta.ts';
import { loadArchive } from './loadArchive.ts';

rootReducer.inject(postsSlice);

/** The archive of a month or a year, at `/archive/{year}` and `/archive/{year}/{month}`. */
export function Component() {
  const { period, thisMonth } = useLoaderData<typeof loader>();
  return <Archive period={period} thisMonth={thisMonth} />;
}
export const loader = (page: LoaderFunctionArgs) => loadArchive(page, new Date());
export const handle: RouteHandle = { meta: archiveMeta };
