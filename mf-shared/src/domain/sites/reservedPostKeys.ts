import { isReservedKey } from './reservedKeys.ts';

/** First words of addresses for machines: no page can begin with one. */
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

/** First words of the sites' addresses that are not posts: pages, and addresses for machines. */
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

/** Whether a post with this key would have no address: another page or call has it. */
export function isReservedPostKey(key: string): boolean {
  const isAddress = reservedPostKeys.includes(key) || isReservedKey(key);
  // Singular types redirect to their lists.
  return isAddress || key === 'article' || key === 'gallery' || key === 'video';
}
