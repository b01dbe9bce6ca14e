// In a file without schemas, because pages load this and do not load zod.

/** Limits of what moderators send about their sites; texts in characters. */
export const curationLimits = {
  name: 60,
  key: 60,
  description: 500,
  /** Maximum position of a category or channel. */
  position: 999,
  /** Maximum rows that one merge removes. */
  merged: 20,
  /** Maximum rows of a site. */
  categories: 100,
  channels: 100,
  tags: 10_000,
  promos: 50,
  /** Maximum editor's picks that a moderator orders. */
  picks: 20,
  /** Maximum editor's picks in a response. Posts could be picks in any number before moderators ordered them. */
  listedPicks: 200,
  /** Maximum posts that a search returns. */
  foundPosts: 20,
  redirects: 200,
  bannerName: 100,
  bannerSubtitle: 300,
  bannerLabel: 40,
  bannerUrl: 2_000,
  /** Maximum characters of a search term. */
  search: 100,
} as const;
