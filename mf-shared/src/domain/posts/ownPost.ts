import { z } from 'zod';
import { siteKeySchema } from '../sites/site.ts';
import { reviewStatusSchema } from './post.ts';

/** One of a writer's own published posts, as the writer's desk shows it. */
export const ownPostSchema = z.object({
  id: z.string(),
  site: siteKeySchema,
  name: z.string(),
  /** RFC 3339 UTC. */
  publishedAt: z.string(),
  /** `/{key}` on its site. */
  urlPath: z.string(),
});
export type OwnPost = z.infer<typeof ownPostSchema>;

/** Response of GET /api/vocal/posts?status=published, as far as the home page uses it: on all sites. */
export const ownPostListSchema = z.object({
  success: z.literal(true),
  posts: z.array(ownPostSchema),
  totalPages: z.int(),
  /** How many posts there are by status; none of a status that is not named. */
  counts: z.partialRecord(reviewStatusSchema, z.int()),
});
export type OwnPostList = z.infer<typeof ownPostListSchema>;
