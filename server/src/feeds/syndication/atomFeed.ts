import { element, type Xml, xmlDocument } from '../xml.ts';
import { type Feed, type FeedItem, feedImageType } from './Feed.ts';
import { summaryHtml } from './summaryHtml.ts';

/** Atom 1.0. @param selfUrl the feed's own address */
export function atomFeed(feed: Feed, selfUrl: string): string {
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language },
      element('id', {}, selfUrl),
      element('title', {}, feed.title),
      element('subtitle', {}, feed.description),
      element('updated', {}, feed.updated),
      element('link', { rel: 'self', type: 'application/atom+xml', href: selfUrl }),
      element('link', { rel: 'alternate', type: 'text/html', href: feed.pageUrl }),
      element('icon', {}, feed.iconUrl),
      // Atom requires an author. Posts whose author was removed inherit the author of the feed.
      element('author', {}, element('name', {}, feed.title)),
      feed.items.map(atomEntry),
    ),
  );
}

function atomEntry(item: FeedItem): Xml {
  const { authors, image } = item;
  const html = summaryHtml(item);
  return element(
    'entry',
    item.language ? { 'xml:lang': item.language } : {},
    element('id', {}, item.url),
    element('title', {}, item.title),
    element('link', { rel: 'alternate', type: 'text/html', href: item.url }),
    image && element('link', { rel: 'enclosure', type: feedImageType, href: image.url, title: image.alt }),
    element('published', {}, item.publishedAt),
    element('updated', {}, item.updatedAt),
    authors.map(({ name, url }) => element('author', {}, element('name', {}, name), element('uri', {}, url))),
    item.categories.map(({ key, name }) => element('category', { term: key, label: name })),
    html ? element('summary', { type: 'html' }, html) : element('summary', {}, item.summary),
  );
}
