import type { PageArgument } from './serverContract.ts';

/** Modules of the shell itself that serve a path. */
export type ShellPage = 'searchForm' | 'offline' | 'creatorRedirect' | 'creatorIndex' | 'creatorPlatform' | 'notFound';

/** One entry of a host's route table: a path, and the part that serves it. */
export type RouteEntry = {
  /** Explicit: React Router would number routes, and server and browser would disagree. */
  id: string;
  /** Pattern without a leading slash; the empty string is the index. */
  path: string;
  /** Arguments of the query that the page depends on; none when absent. */
  query?: readonly PageArgument[];
  /**
   * Only for whoever has the address: the page is stored nowhere, is no page view, and its head names nothing but its
   * title.
   */
  isPrivate?: boolean;
  /** A script of the shell that the page runs instead of the application. */
  script?: 'offline';
  /** The page's first call of the api, by its parameters: made while the module still loads. */
  firstCall?: string;
} & ({ remote: string; expose: string } | { shellPage: ShellPage });
export type RouteTable = readonly RouteEntry[];

/** All that a page of this entry has to know of it. */
export type PageRoute = Pick<RouteEntry, 'id' | 'path' | 'isPrivate'> &
  ({ remote: string; expose: string } | { shellPage: ShellPage });
