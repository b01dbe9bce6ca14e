import { pageConfigContext } from '@marquee/shared';
import { listLimits } from '@marquee/shared/constants';
import { type LoaderFunctionArgs, redirect } from '@marquee/shared/router';
import { pageQuery } from '../list/address/pageQuery.ts';
import { loadLatestPosts } from '../list/loading/loadLatestPosts.ts';
import { notFound } from '../list/missing/notFound.ts';
import { type Month, monthOf } from './month.ts';
import { type Period, periodDays, periodPath, readPeriod } from './period.ts';

/** The page's data besides the posts. It is serialized, so that server and browser agree on the current month. */
export type ArchiveData = { period: Period; thisMonth: Month };

/**
 * Fills the store with the posts of a month or a year.
 * @throws 404 for an invalid year or month, a redirect for a month without a leading zero
 */
export async function loadArchive({ params, request, context }: LoaderFunctionArgs, now: Date): Promise<ArchiveData> {
  const period = readPeriod(params);
  if (!period) throw notFound();
  const { pathname, search } = new URL(request.url);
  const path = periodPath(period);
  if (pathname !== path) throw redirect(path + search, 301);
  const page = pageQuery(request);
  const listed = { kind: 'archive', key: path, page } as const;
  await loadLatestPosts({ context }, listed, { limit: listLimits.list, ...periodDays(period) });
  return { period, thisMonth: monthOf(now, context.get(pageConfigContext).site.timeZone) };
}
