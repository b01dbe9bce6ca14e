import { z } from 'zod';
import { postDetailSchema, postSummarySchema } from '../posts/post.ts';

/** A link to a preview: all but its address, which is in the response to its making alone. */
export const previewSchema = z.object({
  id: z.string(),
  /** RFC 3339 UTC. */
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type Preview = z.infer<typeof previewSchema>;

/** Response of GET /api/vocal/posts/{id}/previews: the links that are valid, the newest first. */
export const previewListSchema = z.object({ success: z.literal(true), previews: z.array(previewSchema) });
export type PreviewList = z.infer<typeof previewListSchema>;

/** Response of POST /api/vocal/posts/{id}/previews. */
export const madePreviewSchema = z.object({
  success: z.literal(true),
  preview: previewSchema,
  /** `/preview/{token}` on the post's site. */
  path: z.string(),
});
export type MadePreview = z.infer<typeof madePreviewSchema>;

/** Response of GET /api/previews/{token}: the post as its page would be now, with its neighbours. */
export const previewDetailSchema = postDetailSchema.extend({ nextPost: postSummarySchema.nullable() });
export type PreviewDetail = z.infer<typeof previewDetailSchema>;
