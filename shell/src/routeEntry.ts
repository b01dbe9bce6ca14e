import type { PageArgument } from './serverContract.ts';

/** Modules of the shell itself that serve a path. */
export type ShellPage = 'searchForm' | 'offline' | 'creatorRedirect' | 'creatorIndex' | 'creatorPlatform' | 'notFound';

/** Entry of the route table of a host: a path, and the part that serves it. */
export type RouteEntry = {
  /** Explicit id, because numbers from React Router would differ between server and browser. */
  id: string;
  /** Pattern without a leading slash; the empty string is the index. */
  path: string;
  /** Arguments of the query that the page depends on; none when absent. */
  query?: readonly PageArgument[];
  /**
   * Marks a private page (see glossary). It is stored nowhere and is no page view, and its head contains nothing but
   * its title.
   */
  isPrivate?: boolean;
  /** A script of the shell that the page runs instead of the application. */
  script?: 'offline';
  /** First api call of the page, made while its module still loads. The path can contain parameters. */
  firstCall?: string;
} & ({ remote: string; expose: string } | { shellPage: ShellPage });
export type RouteTable = readonly RouteEntry[];

/** Fields of the entry that its page needs. */
export type PageRoute = Pick<RouteEntry, 'id' | 'path' | 'isPrivate'> &
  ({ remote: string; expose: string } | { shellPage: ShellPage });
