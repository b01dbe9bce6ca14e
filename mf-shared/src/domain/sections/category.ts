import { z } from 'zod';
import { imageSchema } from '../images/image.ts';

export const categorySchema = z.object({
  key: z.string(),
  /** Duplicate of `key` under the name of the route parameter. */
  categoryKey: z.string(),
  name: z.string(),
  description: z.string(),
  image: imageSchema.nullable(),
  /** `/category/{key}` */
  urlPath: z.string(),
});
export type Category = z.infer<typeof categorySchema>;

export const categoryLinkSchema = categorySchema.pick({ key: true, name: true, urlPath: true });
export type CategoryLink = z.infer<typeof categoryLinkSchema>;
