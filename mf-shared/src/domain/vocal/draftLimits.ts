// Apart from the schemas, as uploadLimits.ts is.

/** Longest texts of a post's fields, in characters. */
export const draftLimits = {
  name: 200,
  title: 200,
  subtitle: 300,
  summary: 2_000,
  altText: 500,
  caption: 2_000,
  link: 2_000,
  seo: 300,
  key: 100,
  modules: 1_000,
  /** Of each text of a module but its `content`. */
  moduleText: 2_000,
  /** In one gallery. */
  pictures: 200,
  tags: 10,
  newTags: 3,
  tagName: 60,
} as const;
