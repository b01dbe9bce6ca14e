import { z } from 'zod';

/** A part of a site that a writer can choose for a post. */
const sectionChoiceSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** Number of published posts in the section. */
  posts: z.int().nonnegative(),
});

/** Response of GET /api/vocal/categories/list/{site}. Categories and channels have the order of the site. */
export const sectionChoiceListSchema = z.object({
  success: z.literal(true),
  categories: z.array(sectionChoiceSchema),
  channels: z.array(sectionChoiceSchema),
});
export type SectionChoiceList = z.infer<typeof sectionChoiceListSchema>;

/** Response of GET /api/vocal/tags/list/{site}?q=. Tags that begin with `q` come first, then the most used tags. */
export const tagChoiceListSchema = z.object({
  success: z.literal(true),
  tags: z.array(sectionChoiceSchema.extend({ id: z.string() })),
});
export type TagChoiceList = z.infer<typeof tagChoiceListSchema>;
