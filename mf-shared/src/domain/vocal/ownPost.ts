import { z } from 'zod';
import { reviewStatusSchema } from '../posts/post.ts';
import { siteKeySchema } from '../sites/site.ts';

/** A post of the signed-in writer, as the list of own posts shows it. */
export const ownPostSchema = z.object({
  id: z.string(),
  site: siteKeySchema.nullable(),
  name: z.string(),
  /** First words of the text, as plain text. Only a post without a name has an excerpt. */
  excerpt: z.string().optional(),
  reviewStatus: reviewStatusSchema,
  /** The review of changes to a published post; null without changes. */
  pending: z.object({ reviewStatus: reviewStatusSchema, since: z.string() }).nullable(),
  /** Times are RFC 3339 UTC. */
  modifiedAt: z.string(),
  publishedAt: z.string().nullable(),
  deletedAt: z.string().nullable(),
  /** Time until which a post in the trash can be restored. Null for other posts, and after that time. */
  restorableUntil: z.string().nullable(),
  /** `/{key}` on its site; null without a key. */
  urlPath: z.string().nullable(),
  /** Counted impressions. */
  impressions: z.int().nonnegative(),
});
export type OwnPost = z.infer<typeof ownPostSchema>;

/** Lists of own posts: by status, or the trash. */
export const ownPostFilterSchema = z.enum([...reviewStatusSchema.options, 'trash']);

/** Response of GET /api/vocal/posts?status&site&q&page: last edited first. */
export const ownPostListSchema = z.object({
  success: z.literal(true),
  posts: z.array(ownPostSchema),
  totalPages: z.int(),
  /** Number of posts by status, and in the trash. An omitted status has no posts. */
  counts: z.partialRecord(ownPostFilterSchema, z.int()),
});
export type OwnPostList = z.infer<typeof ownPostListSchema>;
