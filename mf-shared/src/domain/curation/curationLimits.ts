// Apart from the schemas, as uploadLimits.ts is.

/** Limits of what moderators send about their sites; texts in characters. */
export const curationLimits = {
  name: 60,
  key: 60,
  description: 500,
  /** Highest place in the order of categories and channels. */
  position: 999,
  /** Rows that one merge removes. */
  merged: 20,
  /** Rows of a site. */
  categories: 100,
  channels: 100,
  tags: 10_000,
  promos: 50,
  /** Editor's picks that a moderator orders. */
  picks: 20,
  /** Editor's picks that a response lists: posts could be picks in any number before moderators ordered them. */
  listedPicks: 200,
  /** Posts that a search finds. */
  foundPosts: 20,
  redirects: 200,
  bannerName: 100,
  bannerSubtitle: 300,
  bannerLabel: 40,
  bannerUrl: 2_000,
  /** Words of a search. */
  search: 100,
} as const;
