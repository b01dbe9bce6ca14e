import type { Feed, FeedItem } from './Feed.ts';
import { summaryHtml } from './summaryHtml.ts';

/** JSON Feed 1.1. @param selfUrl the feed's own address */
export function jsonFeed(feed: Feed, selfUrl: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageUrl,
    feed_url: selfUrl,
    icon: feed.iconUrl,
    language: feed.language,
    items: feed.items.map(jsonItem),
  });
}

function jsonItem(item: FeedItem) {
  const { authors } = item;
  const html = summaryHtml(item);
  return {
    id: item.url,
    url: item.url,
    title: item.title,
    ...(html ? { content_html: html } : { content_text: item.summary }),
    summary: item.subtitle || undefined,
    language: item.language,
    image: item.image?.url,
    date_published: item.publishedAt,
    date_modified: item.updatedAt === item.publishedAt ? undefined : item.updatedAt,
    authors: authors.length > 0 ? authors : undefined,
    tags: item.categories.map(({ name }) => name),
  };
}
