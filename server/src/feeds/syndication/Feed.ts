import type { PostCorrection } from '@marquee/shared/domain';

/** The content of a feed, in any format. All addresses are absolute, all texts plain. */
export type Feed = {
  title: string;
  description: string;
  /** The page that shows the same posts to readers. */
  pageUrl: string;
  iconUrl: string;
  language: string;
  /** Time of the last publication or correction, RFC 3339. The Unix epoch for a feed without posts. */
  updated: string;
  items: readonly FeedItem[];
};

export type FeedItem = {
  /** Address of the entry, which is also its id. */
  url: string;
  title: string;
  subtitle: string;
  summary: string;
  /** Language of the texts, if it is not the language of the feed. BCP 47. */
  language: string | undefined;
  /** RFC 3339 UTC. */
  publishedAt: string;
  /** Time of the last correction, or else of publication. RFC 3339 UTC. */
  updatedAt: string;
  corrections: readonly PostCorrection[];
  /** The author first, and then everybody else who is named. */
  authors: readonly { name: string; url: string }[];
  categories: readonly { key: string; name: string; url: string }[];
  image: { url: string; width: number; height: number; alt: string; credit: string | undefined } | null;
};

/** The type that the image endpoint sends to clients without a preference. */
export const feedImageType = 'image/jpeg';
