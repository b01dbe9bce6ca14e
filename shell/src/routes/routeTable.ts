import { type FederationName, type HostKey, hostKindOf } from '@marquee/shared/domain';
import type { PageArgument } from '../serverContract.ts';

/** Modules of the shell itself that serve a path. */
export type ShellPage = 'searchForm' | 'offline' | 'creatorRedirect' | 'creatorIndex' | 'creatorPlatform' | 'notFound';

/** One entry of the route table: a path, and the part that serves it. */
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
  firstCall?: (params: Readonly<Record<string, string | undefined>>) => string;
} & ({ remote: FederationName; expose: string } | { shellPage: ShellPage });

/** Path of the call that reads one entity by its key. */
const called = (kind: 'authors' | 'posts' | 'tags', key = '') => `/api/${kind}/${encodeURIComponent(key)}`;

/** Every route of the reader sites (spec section 2), the most specific first where it matters to a person reading. */
export const readerRoutes: readonly RouteEntry[] = [
  { id: 'home', path: '', remote: 'mf_reader', expose: 'home' },
  { id: 'homePage', path: 'page/:page', remote: 'mf_reader', expose: 'home' },
  { id: 'about', path: 'about', remote: 'mf_reader', expose: 'about' },
  { id: 'press', path: 'press', remote: 'mf_reader', expose: 'press' },
  { id: 'sitemap', path: 'sitemap', remote: 'mf_reader', expose: 'siteMap' },
  { id: 'privacyPolicy', path: 'privacy-policy', remote: 'mf_reader', expose: 'privacyPolicy' },
  { id: 'termsOfUse', path: 'terms-of-use', remote: 'mf_reader', expose: 'termsOfUse' },
  { id: 'auth', path: 'auth', shellPage: 'creatorRedirect' },
  { id: 'vocal', path: 'vocal/*', shellPage: 'creatorRedirect' },
  { id: 'articles', path: 'articles', query: ['page'], remote: 'mf_reader', expose: 'typeList' },
  { id: 'galleries', path: 'galleries', query: ['page'], remote: 'mf_reader', expose: 'typeList' },
  { id: 'videos', path: 'videos', query: ['page'], remote: 'mf_reader', expose: 'typeList' },
  { id: 'archiveYear', path: 'archive/:year', query: ['page'], remote: 'mf_reader', expose: 'archive' },
  { id: 'archiveMonth', path: 'archive/:year/:month', query: ['page'], remote: 'mf_reader', expose: 'archive' },
  {
    id: 'author',
    path: 'author/:authorKey/:postType?',
    query: ['page'],
    remote: 'mf_reader',
    expose: 'author',
    firstCall: ({ authorKey }) => called('authors', authorKey),
  },
  {
    id: 'category',
    path: 'category/:categoryKey/:postType?',
    query: ['page'],
    remote: 'mf_reader',
    expose: 'category',
  },
  { id: 'channel', path: 'channel/:channelKey/:postType?', query: ['page'], remote: 'mf_reader', expose: 'channel' },
  {
    id: 'tag',
    path: 'tag/:tagKey/:postType?',
    query: ['page'],
    remote: 'mf_reader',
    expose: 'tag',
    firstCall: ({ tagKey }) => called('tags', tagKey),
  },
  { id: 'search', path: 'search/:searchTerm/:postType?', query: ['page'], remote: 'mf_reader', expose: 'search' },
  { id: 'searchForm', path: 'search', shellPage: 'searchForm' },
  { id: 'saved', path: 'saved', remote: 'mf_reader', expose: 'saved' },
  { id: 'offline', path: 'offline', shellPage: 'offline', script: 'offline' },
  {
    id: 'post',
    path: ':postKey',
    query: ['autoplay'],
    remote: 'mf_post',
    expose: 'post',
    firstCall: ({ postKey }) => called('posts', postKey),
  },
  { id: 'preview', path: 'preview/:token', remote: 'mf_post', expose: 'preview', isPrivate: true },
  { id: 'notFound', path: '*', shellPage: 'notFound' },
];

/** Routes of the creator host: sign-in, the legal texts, and the platform, which renders its own pages. */
export const creatorRoutes: readonly RouteEntry[] = [
  { id: 'creatorIndex', path: '', shellPage: 'creatorIndex' },
  {
    id: 'creatorAuth',
    path: 'auth',
    query: ['way', 'next', 'from', 'signed-out'],
    remote: 'mf_vocal',
    expose: 'auth',
  },
  { id: 'creatorPrivacyPolicy', path: 'privacy-policy', remote: 'mf_reader', expose: 'privacyPolicy' },
  { id: 'creatorTermsOfUse', path: 'terms-of-use', remote: 'mf_reader', expose: 'termsOfUse' },
  { id: 'creatorHome', path: 'vocal/*', shellPage: 'creatorPlatform' },
  { id: 'notFound', path: '*', shellPage: 'notFound' },
];

/** The routes of a host. */
export function routesOf(host: HostKey): readonly RouteEntry[] {
  return hostKindOf(host) === 'creator' ? creatorRoutes : readerRoutes;
}
