import type { DocumentSource, FeedDocument } from './FeedDocument.ts';
import { element, xmlDocument } from './xml.ts';

/** Tells browsers how to search the site from their address bar. */
export function openSearch({ config }: DocumentSource): FeedDocument {
  const { key, name, description, url } = config.site;
  const absolute = (path: string) => new URL(path, url.base).href;
  const body = xmlDocument(
    element(
      'OpenSearchDescription',
      { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
      // The format allows 16 characters.
      element('ShortName', {}, name.slice(0, 16)),
      element('Description', {}, description),
      element('InputEncoding', {}, 'UTF-8'),
      element('Image', { width: 16, height: 16, type: 'image/x-icon' }, absolute('/favicon.ico')),
      element('Image', { width: 192, height: 192, type: 'image/png' }, absolute(`/assets/sites/${key}/icon-192.png`)),
      element('Url', { type: 'text/html', method: 'get', template: `${absolute('/search/')}{searchTerms}` }),
      element('Url', {
        type: 'application/opensearchdescription+xml',
        rel: 'self',
        template: absolute('/opensearch.xml'),
      }),
    ),
  );
  return { type: 'application/opensearchdescription+xml', body };
}
