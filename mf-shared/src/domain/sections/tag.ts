import { z } from 'zod';

export const tagSchema = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  ogTitle: z.string(),
  /** `/tag/{key}` */
  urlPath: z.string(),
});
export type Tag = z.infer<typeof tagSchema>;

export const tagLinkSchema = tagSchema.pick({ key: true, name: true, urlPath: true });
export type TagLink = z.infer<typeof tagLinkSchema>;
