// In a file without schemas, because pages load this and do not load zod.

/** Maximum lengths of the fields of a post, in characters. */
export const draftLimits = {
  name: 200,
  title: 200,
  subtitle: 300,
  summary: 2_000,
  altText: 500,
  caption: 2_000,
  credit: 200,
  link: 2_000,
  seo: 300,
  key: 100,
  modules: 1_000,
  /** Maximum characters of each text of a module, except its `content`. */
  moduleText: 2_000,
  /** Maximum pictures in one gallery. */
  pictures: 200,
  tags: 10,
  newTags: 3,
  tagName: 60,
  /** Maximum templates and saved blocks of an account. */
  templates: 50,
  templateName: 80,
} as const;
