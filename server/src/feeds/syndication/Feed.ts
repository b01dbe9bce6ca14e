/** The content of a feed, in any format. All addresses are absolute, all texts plain. */
export type Feed = {
  title: string;
  description: string;
  /** The page that shows the same to readers. */
  pageUrl: string;
  iconUrl: string;
  language: string;
  /** When its newest post was published, RFC 3339; the beginning of time when it has none. */
  updated: string;
  items: readonly FeedItem[];
};

export type FeedItem = {
  /** Also its id. */
  url: string;
  title: string;
  subtitle: string;
  summary: string;
  /** RFC 3339 UTC. */
  publishedAt: string;
  author: { name: string; url: string } | null;
  categories: readonly { key: string; name: string; url: string }[];
  image: { url: string; width: number; height: number; alt: string } | null;
};

/** The type that the image endpoint sends to clients without a preference. */
export const feedImageType = 'image/jpeg';
