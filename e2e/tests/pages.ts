import { type HostKey, siteKeys } from '@marquee/shared/domain';
import { askSite } from '../../scripts/network/askSite.ts';
import { originOf } from '../network/addresses.ts';

/** Kinds of page that every site has; the gates run on each of them on every site. */
export const pageKinds = ['home', 'secondPage', 'post', 'notHereYet', 'notFound'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Status with which a kind of page answers. */
export const statusOf: Record<PageKind, number> = {
  home: 200,
  secondPage: 200,
  post: 200,
  notHereYet: 200,
  notFound: 404,
};

type ListedPost = { key: string; urlPath: string; postType: string };

/** Posts of a site, newest first, as the api lists them. */
export async function listedPosts(key: HostKey, query = ''): Promise<ListedPost[]> {
  const { body } = await askSite(`${originOf(key)}/api/posts/list?limit=100${query}`);
  const { posts } = JSON.parse(body.toString()) as { posts: ListedPost[] };
  return posts;
}

/** Path of a page of a kind on a site. */
export async function pathOf(kind: PageKind, key: HostKey): Promise<string> {
  if (kind === 'home') return '/';
  if (kind === 'secondPage') return '/page/2';
  if (kind === 'notHereYet') return '/about';
  if (kind === 'notFound') return '/no-such-post';
  const [post] = await listedPosts(key);
  if (!post) throw new Error(`${key} has no posts`);
  return post.urlPath;
}

/** Every site with every kind of page. */
export const matrix = siteKeys.flatMap((site) => pageKinds.map((kind) => ({ site, kind })));
