import { matchPath } from '@marquee/shared/router';
import type { RouteEntry, RouteTable } from '../routeEntry.ts';

/** True if the first word of a path can match. Compiling the pattern of every entry for every request would cost more. */
function mayMatch({ path }: RouteEntry, pathname: string): boolean {
  const [first = ''] = path.split('/');
  return /^[:*]/.test(first) || first === pathname.split('/', 2)[1];
}

/** The entry that serves a path; the table's last entry matches everything. */
export function matchEntry(table: RouteTable, pathname: string): RouteEntry {
  const entry = table.find(
    (candidate) =>
      mayMatch(candidate, pathname) &&
      matchPath({ path: `/${candidate.path}`, end: true, caseSensitive: true }, pathname),
  );
  if (!entry) throw new Error(`The route table has no entry for ${pathname}`);
  return entry;
}
