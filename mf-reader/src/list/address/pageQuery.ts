import { redirect } from '@marquee/shared/router';
import { pageNumber } from '../../pagination/pageNumber.ts';
import { notFound } from '../missing/notFound.ts';

/**
 * Returns the page number of `?page=`, or 1 if it is absent.
 * @throws a redirect for `?page=1`, because the address of page 1 has no page number; 404 for an invalid page
 */
export function pageQuery(request: Request): number {
  const { pathname, searchParams } = new URL(request.url);
  const requested = searchParams.get('page') ?? undefined;
  if (requested === '1') throw redirect(pathname, 301);
  const page = pageNumber(requested);
  if (page === null) throw notFound();
  return page;
}
