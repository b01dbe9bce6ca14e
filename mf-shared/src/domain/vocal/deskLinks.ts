import { z } from 'zod';
import { searchSectionKindSchema } from '../posts/search.ts';
import { siteKeySchema } from '../sites/site.ts';

/** A public page of the network that a writer can link to. */
export const deskLinkSchema = z.object({
  kind: z.enum(['post', ...searchSectionKindSchema.options]),
  name: z.string(),
  /** Author of a post, if there is one. */
  author: z.string().nullable(),
  site: siteKeySchema,
  urlPath: z.string(),
});
export type DeskLink = z.infer<typeof deskLinkSchema>;

/** Response of GET /api/vocal/links?q=&site=: the pages of the given site first. */
export const deskLinkListSchema = z.object({ success: z.literal(true), links: z.array(deskLinkSchema) });
export type DeskLinkList = z.infer<typeof deskLinkListSchema>;
