import { z } from 'zod';
import { searchSectionKindSchema } from '../posts/search.ts';
import { siteKeySchema } from '../sites/site.ts';

/** A public page of the network that a writer can link to. */
export const linkMatchSchema = z.object({
  kind: z.enum(['post', ...searchSectionKindSchema.options]),
  name: z.string(),
  /** Author of a post, if there is one. */
  author: z.string().nullable(),
  site: siteKeySchema,
  urlPath: z.string(),
});
export type LinkMatch = z.infer<typeof linkMatchSchema>;

/** Response of GET /api/vocal/links?q=&site=. The pages of the given site come first. */
export const linkMatchListSchema = z.object({ success: z.literal(true), links: z.array(linkMatchSchema) });
export type LinkMatchList = z.infer<typeof linkMatchListSchema>;
