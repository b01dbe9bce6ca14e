import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import type { Channel, HostKey, PostDetail, PostSummary } from '@marquee/shared/domain';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { originOf } from '../network/addresses.ts';

async function askJson<Body>(key: HostKey, path: string): Promise<Body> {
  const { status, body } = await askSite(originOf(key) + path);
  if (status !== 200) throw new Error(`${key}${path} answers ${status}`);
  return JSON.parse(body.toString()) as Body;
}

/** Posts of a site, newest first, as the api lists them. */
export async function listedPosts(key: HostKey, query = ''): Promise<PostSummary[]> {
  const { posts } = await askJson<{ posts: PostSummary[] }>(key, `/api/posts/list?limit=100${query}`);
  return posts;
}

const newestPosts = new Map<HostKey, Promise<PostDetail['post']>>();

async function askNewestPost(key: HostKey): Promise<PostDetail['post']> {
  const { posts } = await askJson<{ posts: PostSummary[] }>(key, '/api/posts/list?limit=1');
  if (!posts[0]) throw new Error(`${key} has no posts`);
  return (await askJson<PostDetail>(key, `/api/posts/${posts[0].key}`)).post;
}

/**
 * The newest post of a site with all its related data, from which most kinds of page take their address. It is
 * requested once.
 */
export function newestPost(key: HostKey): Promise<PostDetail['post']> {
  const known = newestPosts.get(key) ?? askNewestPost(key);
  newestPosts.set(key, known);
  return known;
}

async function firstChannel(key: HostKey): Promise<string> {
  const { channels } = await askJson<{ channels: Channel[] }>(key, '/api/channels/list');
  return channels[0]?.urlPath ?? '/channel/none';
}

type PageOf = {
  /** Status with which this kind of page answers. */
  status: number;
  path: string | ((key: HostKey) => Promise<string>);
};

/** Kinds of page that every site has; the gates run on each of them on every site. */
const pages = {
  home: { status: 200, path: '/' },
  secondPage: { status: 200, path: '/page/2' },
  post: { status: 200, path: async (key) => (await newestPost(key)).urlPath },
  articles: { status: 200, path: '/articles' },
  archiveYear: { status: 200, path: async (key) => `/archive/${(await newestPost(key)).publishedAt.slice(0, 4)}` },
  archiveMonth: {
    status: 200,
    path: async (key) => `/archive/${(await newestPost(key)).publishedAt.slice(0, 7).replace('-', '/')}`,
  },
  emptyArchive: { status: 200, path: '/archive/1999/12' },
  author: { status: 200, path: async (key) => (await newestPost(key)).author?.urlPath ?? '/author/none' },
  category: { status: 200, path: async (key) => (await newestPost(key)).category?.urlPath ?? '/category/none' },
  categoryVideos: {
    status: 200,
    path: async (key) => `${(await newestPost(key)).category?.urlPath ?? '/category/none'}/videos`,
  },
  channel: { status: 200, path: firstChannel },
  tag: { status: 200, path: async (key) => (await newestPost(key)).tags[0]?.urlPath ?? '/tag/none' },
  search: {
    status: 200,
    path: async (key) => `/search/${encodeURIComponent((await newestPost(key)).category?.name ?? 'one')}`,
  },
  emptySearch: { status: 200, path: '/search/zzxqjv' },
  searchForm: { status: 200, path: '/search' },
  saved: { status: 200, path: '/saved' },
  siteMap: { status: 200, path: '/sitemap' },
  about: { status: 200, path: '/about' },
  press: { status: 200, path: '/press' },
  privacyPolicy: { status: 200, path: '/privacy-policy' },
  termsOfUse: { status: 200, path: '/terms-of-use' },
  offline: { status: 200, path: '/offline' },
  notFound: { status: 404, path: '/no-such-post' },
  unknownAuthor: { status: 404, path: '/author/no-such-author' },
  unknownCategory: { status: 404, path: '/category/no-such-category' },
} as const satisfies Record<string, PageOf>;

/** Kinds of page on the creator host that need no session. */
const creatorPages = {
  signUp: { status: 200, path: '/auth?from=feast' },
  signIn: { status: 200, path: '/auth?way=sign-in' },
  creatorTerms: { status: 200, path: '/terms-of-use' },
  creatorNotFound: { status: 404, path: '/no-such-page' },
} as const satisfies Record<string, PageOf>;

type CreatorKind = keyof typeof creatorPages;
export type PageKind = keyof typeof pages | CreatorKind;
const allPages: Record<PageKind, PageOf> = { ...pages, ...creatorPages };
const pageKinds = Object.keys(pages) as (keyof typeof pages)[];

export const statusOf = (kind: PageKind): number => allPages[kind].status;

/** Path of a page of a kind on a site. */
export async function pathOf(kind: PageKind, key: HostKey): Promise<string> {
  const { path } = allPages[kind];
  return typeof path === 'string' ? path : path(key);
}

const readerPages = siteFolderKeys().flatMap((site) => pageKinds.map((kind) => ({ site, kind })));
const pagesOfCreators = (Object.keys(creatorPages) as CreatorKind[]).map((kind) => ({ site: 'vocal' as const, kind }));

/** Every host with each of its kinds of page, for tests without a browser. */
export const everyPage: readonly { site: HostKey; kind: PageKind }[] = [...readerPages, ...pagesOfCreators];

/** Kinds that are tested on every site, in every run: each theme with the two layouts that nearly all readers see. */
const principalKinds: readonly PageKind[] = ['home', 'post'];

const readerMatrix = readerPages.filter(({ site, kind }) => {
  // The other kinds are spread over the sites, so that each site tests some of them.
  const isItsTurn = siteFolderKeys()[pageKinds.indexOf(kind) % siteFolderKeys().length] === site;
  return isItsTurn || principalKinds.includes(kind) || process.env.MATRIX === 'all';
});
/** Pages for tests with a browser: the principal kinds on every site, each other kind on one. `MATRIX=all` makes it every page. */
export const matrix: typeof everyPage = [...readerMatrix, ...pagesOfCreators];
