import type { DeskPostList, SiteKey } from '@marquee/shared/domain';

/** Names a list of the desk: the posts of one status, or the trash. */
export type DeskStatus = keyof DeskPostList['counts'];

/** The part of a writer's posts that an address names. */
export type DeskAddress = {
  /** All posts outside the trash when absent. */
  status?: DeskStatus | undefined;
  site?: SiteKey | undefined;
  /** Words that the title or the text has. */
  q?: string | undefined;
  /** Page number, from 1. */
  page: number;
};

/** The lists in the order of the tabs: the writer's own turn first, the trash last. */
export const deskStatuses: readonly DeskStatus[] = [
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

/** The last page that the api counts to. */
const lastPage = 1_000;

/** Longest search that the api accepts, in characters. */
export const maxSearchLength = 200;

/** Reads the address of a list. Values that name nothing count as absent. @param sites known keys */
export function readDeskAddress(search: URLSearchParams, sites: readonly SiteKey[]): DeskAddress {
  const status = deskStatuses.find((filter) => filter === search.get('status'));
  const site = sites.find((key) => key === search.get('site'));
  const q = search.get('q')?.trim().slice(0, maxSearchLength);
  const page = Number(search.get('page') ?? 1);
  return { status, site, q: q || undefined, page: Number.isInteger(page) && page > 0 && page <= lastPage ? page : 1 };
}

/** The query of a list, with `?`; empty for all posts. Page 1 is not named. */
export function deskQuery({ status, site, q, page }: DeskAddress): string {
  const search = new URLSearchParams();
  if (status) search.set('status', status);
  if (site) search.set('site', site);
  if (q) search.set('q', q);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** The path of a list in Vocal. */
export const deskPath = (address: DeskAddress) => `/vocal/posts${deskQuery(address)}`;
