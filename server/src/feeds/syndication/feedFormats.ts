import { type FeedFile, feedFiles } from '../../address/feedFiles.ts';
import { atomFeed } from './atomFeed.ts';
import type { Feed } from './Feed.ts';
import { jsonFeed } from './jsonFeed.ts';
import { rssFeed } from './rssFeed.ts';

type WriteFeed = (feed: Feed, selfUrl: string) => string;
export type FeedFormat = FeedFile & { write: WriteFeed };

const writers: Record<FeedFile['file'], WriteFeed> = {
  'feed.xml': rssFeed,
  'feed.atom': atomFeed,
  'feed.json': jsonFeed,
};

/** Every feed is available in all of these formats. */
export const feedFormats: readonly FeedFormat[] = feedFiles.map((feed) => ({ ...feed, write: writers[feed.file] }));
