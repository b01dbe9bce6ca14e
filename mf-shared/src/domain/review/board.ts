import { z } from 'zod';
import { mediaTermSchema } from '../media/mediaItem.ts';
import { reviewStatusSchema } from '../posts/post.ts';
import { siteKeySchema } from '../sites/site.ts';

/** Posts on a page of the board's list. */
export const boardPageSize = 50;
/** Maximum posts of one response, which is enough for a month of the calendar of a busy site. */
export const maxBoardPosts = 500;
/** Longest span of the board's `from` and `to`, which is more than the six weeks of a month in the calendar. */
export const maxBoardDays = 62;

const key = z.string().min(1).max(200);
const moment = z.iso.datetime({ offset: true }).max(40);

/** Query of GET /api/vocal/board. All filters combine. */
export const boardQuerySchema = z.object({
  /** Words in the title and the text. */
  q: z.string().max(100).default(''),
  site: siteKeySchema.optional(),
  status: reviewStatusSchema.optional(),
  /** Keys of a section of `site`. */
  category: key.optional(),
  channel: key.optional(),
  /** Words in the author's name. */
  author: z.string().max(100).optional(),
  /** Words in the name of the moderator who claimed the post last. */
  editor: z.string().max(100).optional(),
  /** Name of a tag. */
  tag: z.string().max(100).optional(),
  /** Limits the list to posts that were or will be published from `from`, and before `to`. RFC 3339 with a zone. */
  from: moment.optional(),
  to: moment.optional(),
  /** `edited`: the last edited post first. `planned`: the first to be published first. */
  sort: z.enum(['edited', 'planned']).default('edited'),
  limit: z.coerce.number().int().min(1).max(maxBoardPosts).default(boardPageSize),
  page: z.coerce.number().int().min(1).max(2_000).default(1),
});
export type BoardQuery = z.infer<typeof boardQuerySchema>;

const personSchema = z.object({ id: z.string(), name: z.string() });

/** A post on the board. Times are RFC 3339 UTC. */
export const boardPostSchema = z.object({
  id: z.string(),
  name: z.string(),
  site: siteKeySchema.nullable(),
  /** The status of the changes of a published post, once they were submitted. Otherwise the status of the post. */
  status: reviewStatusSchema,
  /** True if readers see the post. */
  isLive: z.boolean(),
  author: personSchema.nullable(),
  /** The moderator who claimed the post last. */
  editor: personSchema.nullable(),
  editedAt: z.string(),
  /** Time at which the post was or will be published. Null for all posts but published and scheduled ones. */
  plannedAt: z.string().nullable(),
  /** Path of the live page on its site. Null if readers do not see the post. */
  urlPath: z.string().nullable(),
  /** A picture of the post may not be used any more, or only for 30 days. Absent for other posts. */
  pictureTerm: mediaTermSchema.exclude(['open']).optional(),
  /** True if the account can edit the post in its present state. */
  canEdit: z.boolean(),
});
export type BoardPost = z.infer<typeof boardPostSchema>;

/** Response of GET /api/vocal/board. */
export const boardSchema = z.object({
  success: z.literal(true),
  posts: z.array(boardPostSchema),
  /** Numbers of posts by status, with all filters but `status`. Null for words that too many posts contain. */
  counts: z.partialRecord(reviewStatusSchema, z.int().positive()).nullable(),
  /** Number of pages that can be shown. */
  totalPages: z.int().nonnegative(),
});
export type Board = z.infer<typeof boardSchema>;
