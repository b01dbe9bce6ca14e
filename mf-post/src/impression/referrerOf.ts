import type { PageConfig, Referrer } from '@marquee/shared/domain';

const search =
  /(^|\.)(google|bing|duckduckgo|yahoo|baidu|yandex|ecosia|qwant|startpage|kagi|naver|seznam|search\.brave)\./;
const social =
  /(^|\.)(facebook|instagram|threads|twitter|reddit|linkedin|lnkd|pinterest|tiktok|tumblr|youtube|whatsapp|bsky|mastodon)\.|^(www\.)?(x\.com|t\.co|t\.me)$/;

/**
 * Returns the kind of page that linked to the open post. Posts that the reader opened from a page of this visit have a
 * page of ours.
 * @param referrer of the document
 */
export function referrerOf(referrer: string, { sites, vocalUrl }: Pick<PageConfig, 'sites' | 'vocalUrl'>): Referrer {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.name.split(/[?#]/)[0] !== location.origin + location.pathname) return 'network';
  const host = hostOf(referrer);
  if (!host) return 'none';
  if ([vocalUrl, ...sites.map(({ url }) => url)].some((url) => hostOf(url) === host)) return 'network';
  if (search.test(host)) return 'search';
  return social.test(host) ? 'social' : 'other';
}

const hostOf = (url: string) => /\/\/([^/?#]+)/.exec(url)?.[1];
