import { z } from 'zod';

/**
 * Body of POST /api/posts/createImpression: a post was read. The post determines whose reads they are, not `authorId`.
 */
export const impressionSchema = z.object({ postId: z.string().max(100), authorId: z.string().max(100).nullish() });
export type Impression = z.infer<typeof impressionSchema>;

/** Its answer. */
export const impressionCreatedSchema = z.object({ success: z.boolean(), error: z.string().nullish() });
export type ImpressionCreated = z.infer<typeof impressionCreatedSchema>;
