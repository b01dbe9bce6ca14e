import { redirect } from '@marquee/shared/router';
import { pageNumber } from '../../pagination/pageNumber.ts';
import { notFound } from '../missing/notFound.ts';

/**
 * The page of a list that `?page=` names, 1 when it is absent.
 * @throws a redirect for `?page=1`, as page 1 has one address; 404 for an invalid page
 */
export function pageQuery(request: Request): number {
  const { pathname, searchParams } = new URL(request.url);
  const requested = searchParams.get('page') ?? undefined;
  if (requested === '1') throw redirect(pathname, 301);
  const page = pageNumber(requested);
  if (page === null) throw notFound();
  return page;
}
