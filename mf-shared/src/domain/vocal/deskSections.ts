import { z } from 'zod';

/** A part of a site that a writer can choose for a post. */
const deskSectionSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** Number of published posts in the section. */
  posts: z.int().nonnegative(),
});

/** Response of GET /api/vocal/categories/list/{site}: the site's categories and channels in the order of the site. */
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
