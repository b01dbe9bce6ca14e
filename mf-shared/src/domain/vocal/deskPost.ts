import { z } from 'zod';
import { reviewStatusSchema } from '../posts/post.ts';
import { siteKeySchema } from '../sites/site.ts';

/** A post of the signed-in writer, as the list of the desk shows it. */
export const deskPostSchema = z.object({
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
export type DeskPost = z.infer<typeof deskPostSchema>;

/** Lists of the desk: by status, or the trash. */
export const deskFilterSchema = z.enum([...reviewStatusSchema.options, 'trash']);

/** Response of GET /api/vocal/posts?status&site&q&page: last edited first. */
export const deskPostListSchema = z.object({
  success: z.literal(true),
  posts: z.array(deskPostSchema),
  totalPages: z.int(),
  /** Number of posts by status, and in the trash. An omitted status has no posts. */
  counts: z.partialRecord(deskFilterSchema, z.int()),
});
export type DeskPostList = z.infer<typeof deskPostListSchema>;
