import { z } from 'zod';
import { imageSchema } from '../images/image.ts';

export const categorySchema = z.object({
  key: z.string(),
  /** The same as `key`, under the name that route parameters use. */
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
