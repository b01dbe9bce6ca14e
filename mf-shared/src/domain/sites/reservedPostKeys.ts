import { isReservedKey } from './reservedKeys.ts';

/** First words of the sites' addresses that are not posts: pages of the shell, and addresses for machines. */
export const reservedPostKeys: readonly string[] = [
  'about',
  'api',
  'archive',
  'articles',
  'assets',
  'auth',
  'author',
  'category',
  'channel',
  'galleries',
  'healthz',
  'oembed',
  'offline',
  'page',
  'press',
  'preview',
  'privacy-policy',
  'readyz',
  'res',
  'saved',
  'search',
  'sitemap',
  'sitemaps',
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
