import { hostKindOf } from '@marquee/shared/domain';
import type { DocumentSource, FeedDocument } from './FeedDocument.ts';

/** Paths without content for search engines. `$` ends a path, because `/auth` alone would also match `/author/…`. */
const closed = ['/api/', '/auth$', '/auth?', '/vocal$', '/vocal/', '/search$', '/search?', '/search/'];
/** On the creator host, only the sign-in screen and the entrance may be found. */
const closedToCreators = ['/api/', '/vocal/'];

export function robotsText({ config }: DocumentSource): FeedDocument {
  const { key, url } = config.site;
  const absolute = (path: string) => new URL(path, url.base).href;
  const lines = [
    'User-agent: *',
    ...(hostKindOf(key) === 'creator' ? closedToCreators : closed).map((path) => `Disallow: ${path}`),
  ];
  if (hostKindOf(key) === 'site') {
    lines.push('', `Sitemap: ${absolute('/sitemap.xml')}`, `Sitemap: ${absolute('/sitemaps/news.xml')}`);
  }
  return { type: 'text/plain', body: `${lines.join('\n')}\n` };
}
