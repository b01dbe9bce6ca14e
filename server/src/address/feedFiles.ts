/** The formats of feeds. Each page with a feed has one file of each, in the page's folder. */
export const feedFiles = [
  { file: 'feed.xml', type: 'application/rss+xml', label: 'RSS' },
  { file: 'feed.atom', type: 'application/atom+xml', label: 'Atom' },
  { file: 'feed.json', type: 'application/feed+json', label: 'JSON Feed' },
] as const;
export type FeedFile = (typeof feedFiles)[number];

/** Pages with a feed besides the site itself, by the name of their folder. */
export const feedScopes = ['category', 'tag', 'author', 'channel'] as const;
export type FeedScope = (typeof feedScopes)[number];
