import { atomFeed } from './atomFeed.ts';
import type { Feed } from './Feed.ts';
import { jsonFeed } from './jsonFeed.ts';
import { rssFeed } from './rssFeed.ts';

export type FeedFormat = { file: string; type: string; label: string; write: (feed: Feed, selfUrl: string) => string };

/** The formats in which every feed is to be had, under the folder of the page that it belongs to. */
export const feedFormats: readonly FeedFormat[] = [
  { file: 'feed.xml', type: 'application/rss+xml', label: 'RSS', write: rssFeed },
  { file: 'feed.atom', type: 'application/atom+xml', label: 'Atom', write: atomFeed },
  { file: 'feed.json', type: 'application/feed+json', label: 'JSON Feed', write: jsonFeed },
];
