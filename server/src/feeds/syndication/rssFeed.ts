import { element, escapeXml, type Xml, xmlDocument } from '../xml.ts';
import { type Feed, type FeedItem, feedImageType } from './Feed.ts';
import { summaryHtml } from './summaryHtml.ts';

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
};

const date = (time: string) => new Date(time).toUTCString();

/** RSS 2.0. @param selfUrl the feed's own address */
export function rssFeed(feed: Feed, selfUrl: string): string {
  return xmlDocument(
    element(
      'rss',
      { version: '2.0', ...namespaces },
      element(
        'channel',
        {},
        element('title', {}, feed.title),
        element('link', {}, feed.pageUrl),
        element('description', {}, feed.description),
        element('language', {}, feed.language),
        feed.items.length > 0 ? element('lastBuildDate', {}, date(feed.updated)) : null,
        element('atom:link', { rel: 'self', type: 'application/rss+xml', href: selfUrl }),
        element(
          'image',
          {},
          element('url', {}, feed.iconUrl),
          element('title', {}, feed.title),
          element('link', {}, feed.pageUrl),
        ),
        feed.items.map(rssItem),
      ),
    ),
  );
}

function rssItem(item: FeedItem): Xml {
  const { authors, image } = item;
  return element(
    'item',
    {},
    element('title', {}, item.title),
    element('link', {}, item.url),
    element('guid', { isPermaLink: 'true' }, item.url),
    element('pubDate', {}, date(item.publishedAt)),
    // RSS calls for an e-mail address in its own element for authors.
    authors.map(({ name }) => element('dc:creator', {}, name)),
    item.language ? element('dc:language', {}, item.language) : null,
    item.categories.map(({ name, url }) => element('category', { domain: url }, name)),
    // A description is HTML, so that text in it is escaped once as that and once as XML.
    element('description', {}, summaryHtml(item) ?? escapeXml(item.summary)),
    image && [
      // The length is unknown until the picture is made. RSS permits 0 in that case.
      element('enclosure', { url: image.url, type: feedImageType, length: 0 }),
      element(
        'media:content',
        { url: image.url, medium: 'image', type: feedImageType, width: image.width, height: image.height },
        element('media:description', { type: 'plain' }, image.alt),
        image.credit && element('media:credit', {}, image.credit),
      ),
    ],
  );
}
