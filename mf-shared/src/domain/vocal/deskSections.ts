import { z } from 'zod';

/** A part of a site that a writer can choose for a post. */
const deskSectionSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** Published posts that it has. */
  posts: z.int().nonnegative(),
});

/** Response of GET /api/vocal/categories/list/{site}: in the site's order. The site's channels come with them. */
export const deskSectionListSchema = z.object({
  success: z.literal(true),
  categories: z.array(deskSectionSchema),
  channels: z.array(deskSectionSchema),
});
export type DeskSectionList = z.infer<typeof deskSectionListSchema>;

/** Response of GET /api/vocal/tags/list/{site}?q=: the most used first, those that begin with `q` before the others. */
export const deskTagListSchema = z.object({
  success: z.literal(true),
  tags: z.array(deskSectionSchema.extend({ id: z.string() })),
});
export type DeskTagList = z.infer<typeof deskTagListSchema>;
