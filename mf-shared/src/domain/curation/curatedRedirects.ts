import { z } from 'zod';

/** Kinds of pages that redirect from their former addresses. */
export const redirectKindSchema = z.enum(['post', 'category', 'channel', 'tag']);

/** A former key that redirects. */
export const curatedRedirectSchema = z.object({
  kind: redirectKindSchema,
  key: z.string(),
  /** `/{key}`, `/category/{key}` and so on: the former address on the site. */
  formerPath: z.string(),
  /** The name and present address of its target; null for a post that is not published. */
  target: z.object({ name: z.string(), urlPath: z.string() }).nullable(),
  /** RFC 3339 UTC. */
  since: z.string(),
});
export type CuratedRedirect = z.infer<typeof curatedRedirectSchema>;

/**
 * Response of GET /api/vocal/curation/{site}/redirects?q=, the latest first. `q` is a part of the key or of the name.
 */
export const curatedRedirectListSchema = z.object({
  success: z.literal(true),
  redirects: z.array(curatedRedirectSchema),
});
