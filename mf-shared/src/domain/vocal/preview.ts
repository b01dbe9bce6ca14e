import { z } from 'zod';
import { postDetailSchema, postSummarySchema } from '../posts/post.ts';

/** A preview link without its address. Only the response that creates the link contains the address. */
export const previewSchema = z.object({
  id: z.string(),
  /** RFC 3339 UTC. */
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type Preview = z.infer<typeof previewSchema>;

/** Response of GET /api/vocal/posts/{id}/previews: the valid links, newest first. */
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

/**
 * Response of GET /api/previews/{token}. It has the post as its page would show it now, related posts, and the next
 * post.
 */
export const previewDetailSchema = postDetailSchema.extend({ nextPost: postSummarySchema.nullable() });
export type PreviewDetail = z.infer<typeof previewDetailSchema>;
