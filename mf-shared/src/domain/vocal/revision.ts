import { z } from 'zod';
import { draftFieldsSchema } from './draft.ts';

/**
 * A stored version of a post. Versions are stored as time passes, when the writer leaves, submits or restores, and when
 * a moderator edits.
 */
export const revisionSchema = z.object({
  id: z.string(),
  version: z.int().positive(),
  /** When this version was saved; RFC 3339 UTC. */
  at: z.string(),
  reason: z.enum(['interval', 'leave', 'submit', 'restore', 'moderate']),
  /** The account that stored the version; null if the account was deleted. */
  by: z.object({ id: z.string(), fullname: z.string() }).nullable(),
});
export type Revision = z.infer<typeof revisionSchema>;

/** Response of GET /api/vocal/posts/{id}/revisions: the newest first. */
export const revisionListSchema = z.object({ success: z.literal(true), revisions: z.array(revisionSchema) });
export type RevisionList = z.infer<typeof revisionListSchema>;

/** Response of GET /api/vocal/posts/{id}/revisions/{revision}, for comparing it with the present version. */
export const revisionResponseSchema = z.object({
  success: z.literal(true),
  revision: revisionSchema.extend({ fields: draftFieldsSchema }),
});
export type RevisionResponse = z.infer<typeof revisionResponseSchema>;
