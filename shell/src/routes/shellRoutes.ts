import type { HostKind } from '@marquee/shared/domain';
import type { ShellPage } from '../routeEntry.ts';
import type { PageArgument } from '../serverContract.ts';

/** A path that the shell serves itself. */
export type ShellRoute = {
  id: string;
  /** Kind of the route's host. The default is `site`. */
  host?: HostKind;
  path: string;
  shellPage: ShellPage;
  query?: PageArgument[];
  script?: 'offline';
};

/** Pages that the shell itself serves (spec section 2). Remotes declare all other pages. */
export const shellRoutes: readonly ShellRoute[] = [
  { id: 'auth', path: 'auth', shellPage: 'creatorRedirect' },
  { id: 'vocal', path: 'vocal/*', shellPage: 'creatorRedirect' },
  { id: 'searchForm', path: 'search', shellPage: 'searchForm' },
  { id: 'offline', path: 'offline', shellPage: 'offline', script: 'offline' },
  { id: 'notFound', path: '*', shellPage: 'notFound' },
  { id: 'creatorIndex', host: 'creator', path: '', shellPage: 'creatorIndex' },
  { id: 'creatorHome', host: 'creator', path: 'vocal/*', shellPage: 'creatorPlatform' },
  { id: 'notFound', host: 'creator', path: '*', shellPage: 'notFound' },
];
