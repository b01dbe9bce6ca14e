import { z } from 'zod';

/**
 * Body of POST /api/posts/createImpression: a post was read. `authorId` is ignored, because the post determines the
 * author.
 */
export const impressionSchema = z.object({ postId: z.string().max(100), authorId: z.string().max(100).nullish() });
export type Impression = z.infer<typeof impressionSchema>;

/** Response of POST /api/posts/createImpression. */
export const impressionCreatedSchema = z.object({ success: z.boolean(), error: z.string().nullish() });
export type ImpressionCreated = z.infer<typeof impressionCreatedSchema>;
