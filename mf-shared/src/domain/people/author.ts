import { z } from 'zod';
import { imageSchema } from '../images/image.ts';

/** First and last name. Screens address people by the first name. */
export const personNameSchema = z.object({ first: z.string(), last: z.string() });
export type PersonName = z.infer<typeof personNameSchema>;

export const authorSchema = z.object({
  id: z.string(),
  key: z.string(),
  fullname: z.string(),
  name: personNameSchema,
  /** Sanitized HTML. */
  bio: z.string(),
  /** Plain text; null when the author has written none. */
  summary: z.string().nullable(),
  image: imageSchema.nullable(),
  /** Absolute path on the site, `/author/{key}`. */
  urlPath: z.string(),
});
export type Author = z.infer<typeof authorSchema>;

/** The author on a post card. */
export const authorLinkSchema = authorSchema.pick({ key: true, fullname: true, image: true, urlPath: true });
export type AuthorLink = z.infer<typeof authorLinkSchema>;
