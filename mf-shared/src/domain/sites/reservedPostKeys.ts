import { isReservedKey } from './reservedKeys.ts';

/** First path segments of addresses for machines. No page's path can begin with them. */
export const machineWords: readonly string[] = [
  '_marquee',
  'api',
  'assets',
  'healthz',
  'oembed',
  'readyz',
  'res',
  'sitemaps',
];

/**
 * First path segments of the sites' addresses that are not posts. They belong to pages and to addresses for machines.
 */
export const reservedPostKeys: readonly string[] = [
  ...machineWords,
  'about',
  'archive',
  'articles',
  'auth',
  'author',
  'category',
  'channel',
  'galleries',
  'offline',
  'page',
  'press',
  'preview',
  'privacy-policy',
  'saved',
  'search',
  'sitemap',
  'tag',
  'terms-of-use',
  'videos',
  'vocal',
];

/** True if another page or call has the address of a post with this key, which makes the post unreachable. */
export function isReservedPostKey(key: string): boolean {
  const isAddress = reservedPostKeys.includes(key) || isReservedKey(key);
  // Singular types redirect to their lists.
  return isAddress || key === 'article' || key === 'gallery' || key === 'video';
}
