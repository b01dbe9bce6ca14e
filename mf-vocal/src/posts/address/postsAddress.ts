import type { OwnPostList, SiteKey } from '@marquee/shared/domain';

/** Names a list of own posts: the posts of one status, or the trash. */
export type PostsStatus = keyof OwnPostList['counts'];

/** The part of a writer's posts that an address names. */
export type PostsAddress = {
  /** Status of the listed posts. If absent, all posts outside the trash are listed. */
  status?: PostsStatus | undefined;
  site?: SiteKey | undefined;
  /** Search words, which the title or the text must contain. */
  q?: string | undefined;
  /** Page number, from 1. */
  page: number;
};

/** The lists in the order of the tabs. Posts that wait for the writer come first, and the trash last. */
export const postsStatuses: readonly PostsStatus[] = [
  'draft',
  'changes-requested',
  'needs-review',
  'in-review',
  'scheduled',
  'published',
  'unpublished',
  'rejected',
  'trash',
];

/** Highest page number that the api accepts. */
const lastPage = 1_000;

/** Longest search that the api accepts, in characters. */
export const maxSearchLength = 200;

/** Parses the address of a list. Ignores unknown values. @param sites keys of the known sites */
export function readPostsAddress(search: URLSearchParams, sites: readonly SiteKey[]): PostsAddress {
  const status = postsStatuses.find((filter) => filter === search.get('status'));
  const site = sites.find((key) => key === search.get('site'));
  const q = search.get('q')?.trim().slice(0, maxSearchLength);
  const page = Number(search.get('page') ?? 1);
  return { status, site, q: q || undefined, page: Number.isInteger(page) && page > 0 && page <= lastPage ? page : 1 };
}

/** Returns the query of a list, with `?`. Leaves out page 1. Empty for the first page of all posts. */
export function postsQuery({ status, site, q, page }: PostsAddress): string {
  const search = new URLSearchParams();
  if (status) search.set('status', status);
  if (site) search.set('site', site);
  if (q) search.set('q', q);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** The path of a list in Vocal. */
export const postsPath = (address: PostsAddress) => `/vocal/posts${postsQuery(address)}`;
