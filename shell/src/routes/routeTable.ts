/** Names of the remotes as federation knows them. */
export type RemoteName = 'mf_reader' | 'mf_post' | 'mf_vocal';

/** Modules of the shell itself that serve a path. */
export type ShellPage = 'notHereYet' | 'creatorHandover' | 'creatorPlatform' | 'notFound';

/** One entry of the route table: a path and who serves it. */
export type RouteEntry = {
  /** Explicit, since React Router counts otherwise and server and browser would disagree. */
  id: string;
  /** Pattern without a leading slash; the empty string is the index. */
  path: string;
} & ({ remote: RemoteName; expose: string } | { shellPage: ShellPage });

const notHereYet = { shellPage: 'notHereYet' } as const;

/** Every route of the reader sites (spec section 2), the most specific first where it matters to a person reading. */
export const readerRoutes: readonly RouteEntry[] = [
  { id: 'home', path: '', remote: 'mf_reader', expose: 'home' },
  { id: 'homePage', path: 'page/:page', remote: 'mf_reader', expose: 'home' },
  { id: 'about', path: 'about', ...notHereYet },
  { id: 'press', path: 'press', ...notHereYet },
  { id: 'sitemap', path: 'sitemap', ...notHereYet },
  { id: 'privacyPolicy', path: 'privacy-policy', ...notHereYet },
  { id: 'termsOfUse', path: 'terms-of-use', ...notHereYet },
  { id: 'auth', path: 'auth', shellPage: 'creatorHandover' },
  { id: 'vocal', path: 'vocal/*', shellPage: 'creatorHandover' },
  { id: 'articles', path: 'articles', ...notHereYet },
  { id: 'galleries', path: 'galleries', ...notHereYet },
  { id: 'videos', path: 'videos', ...notHereYet },
  { id: 'archiveYear', path: 'archive/:year', ...notHereYet },
  { id: 'archiveMonth', path: 'archive/:year/:month', ...notHereYet },
  { id: 'author', path: 'author/:authorKey/:postType?', ...notHereYet },
  { id: 'category', path: 'category/:categoryKey/:postType?', ...notHereYet },
  { id: 'channel', path: 'channel/:channelKey/:postType?', ...notHereYet },
  { id: 'tag', path: 'tag/:tagKey/:postType?', ...notHereYet },
  { id: 'search', path: 'search/:searchTerm/:postType?', ...notHereYet },
  { id: 'searchForm', path: 'search', ...notHereYet },
  { id: 'post', path: ':postKey', remote: 'mf_post', expose: 'post' },
  { id: 'notFound', path: '*', shellPage: 'notFound' },
];

/** Routes of the creator host: the platform draws its own pages below them. */
export const creatorRoutes: readonly RouteEntry[] = [
  { id: 'creatorAuth', path: 'auth', shellPage: 'creatorPlatform' },
  { id: 'creatorHome', path: 'vocal/*', shellPage: 'creatorPlatform' },
  { id: 'notFound', path: '*', shellPage: 'notFound' },
];
