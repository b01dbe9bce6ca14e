import { z } from 'zod';
import { endingPictureSchema } from '../media/postMedia.ts';
import { correctionSchema } from '../posts/correction.ts';
import { reviewStatusSchema } from '../posts/post.ts';
import { siteKeySchema } from '../sites/site.ts';
import { shownLines } from '../text/shownText.ts';
import { draftSchema } from '../vocal/draft.ts';
import { reviewActions } from './reviewTransitions.ts';

export const reviewActionSchema = z.enum(reviewActions);

/** Maximum characters of the text of a decision. */
export const reviewWordsLimit = 2_000;

/** Why a post is rejected. */
export const rejectionReasonSchema = z.enum([
  'off-topic',
  'quality',
  'facts',
  'copied',
  'advertising',
  'rules',
  'other',
]);
export type RejectionReason = z.infer<typeof rejectionReasonSchema>;

const personSchema = z.object({ id: z.string(), name: z.string() });

/** Review state of a post, or of the changes of a published post. Times are RFC 3339 UTC. */
export const reviewSchema = z.object({
  /** Status of the changes if a published post has changes in review, otherwise of the post. */
  status: reviewStatusSchema,
  isChange: z.boolean(),
  submittedAt: z.string().nullable(),
  /** The moderator who claimed the post, and the time of the claim. */
  claimer: personSchema.nullable(),
  claimedAt: z.string().nullable(),
  /** Position in the queue of the post's site, from 1. Null if this post is not waiting. */
  place: z.int().positive().nullable(),
  /** Number of posts in that queue, including this one. Null if this post is not waiting. */
  waiting: z.int().positive().nullable(),
  /** Median time on this site from submission to decision in the last 30 days; null when nothing was decided. */
  typicalMs: z.number().nonnegative().nullable(),
  publishAt: z.string().nullable(),
  /** Why a scheduled post could not be published as scheduled, since the first attempt. Absent for any other post. */
  publishFailure: z.object({ since: z.string(), message: z.string() }).optional(),
  /** Time before which nobody can publish the post. Null without an embargo; absent from an older api. */
  embargoUntil: z.string().nullable().optional(),
  /** Time until which the account can undo the last decision. Absent if it cannot. */
  undoUntil: z.string().optional(),
  /** True if another editor must approve the post, because it is the account's own work. Absent otherwise. */
  needsOtherEyes: z.literal(true).optional(),
  /** True if the post has changed since a moderator returned it to its writer. Absent from an older api. */
  hasChangedSinceDecision: z.boolean().optional(),
  /** The last decision of a moderator. */
  decision: z
    .object({
      action: reviewActionSchema,
      at: z.string(),
      reason: rejectionReasonSchema.nullable(),
      words: z.string(),
    })
    .nullable(),
  /** The writer's words in the appeal against a rejection. */
  appeal: z.string().nullable(),
});
export type Review = z.infer<typeof reviewSchema>;

/** Response of GET /api/vocal/review/{id}, and of every call that changes a review. */
export const reviewedPostSchema = z.object({
  success: z.literal(true),
  post: draftSchema,
  review: reviewSchema,
  /** The actions that would succeed now. */
  actions: z.array(reviewActionSchema),
  /** Pictures of the post, or of its changes, whose last day is over or soon. Absent in responses of older releases. */
  endingPictures: z.array(endingPictureSchema).optional(),
  /** Number of the author's posts that are published, and number that are rejected. */
  authorRecord: z.object({ published: z.int().nonnegative(), rejected: z.int().nonnegative() }),
});
export type ReviewedPost = z.infer<typeof reviewedPostSchema>;

const words = shownLines(reviewWordsLimit);

/** Body of POST /api/vocal/review/{id}/decision. */
export const reviewDecisionSchema = z.object({
  action: z.enum(['requestChanges', 'reject', 'schedule', 'publish', 'merge']),
  reason: rejectionReasonSchema.optional(),
  note: words.optional(),
  /** RFC 3339 with its zone. */
  publishAt: z.iso.datetime({ offset: true }).optional(),
  /** A line for readers about published changes, of `merge`. */
  correction: correctionSchema.optional(),
});
export type ReviewDecision = z.infer<typeof reviewDecisionSchema>;

/** Body of POST /api/vocal/review/{id}/correct. */
export const reviewCorrectionSchema = z.object({ note: words.optional(), correction: correctionSchema.optional() });
export type ReviewCorrection = z.infer<typeof reviewCorrectionSchema>;

/** Body of POST /api/vocal/review/{id}/reschedule. RFC 3339 with its zone. */
export const reviewTimeSchema = z.object({ publishAt: z.iso.datetime({ offset: true }) });
export type ReviewTime = z.infer<typeof reviewTimeSchema>;

/** Body of PUT /api/vocal/review/{id}/embargo. RFC 3339 with its zone; null ends the embargo. */
export const embargoSchema = z.object({ until: z.iso.datetime({ offset: true }).nullable() });
export type Embargo = z.infer<typeof embargoSchema>;

/** Body of POST /api/vocal/posts/{id}/unpublish and of /appeal. */
export const reviewWordsSchema = z.object({ note: words.optional() });
export type ReviewWords = z.infer<typeof reviewWordsSchema>;

/** A post in the review queue. */
export const queuedPostSchema = z.object({
  id: z.string(),
  name: z.string(),
  site: siteKeySchema.nullable(),
  status: reviewStatusSchema,
  isChange: z.boolean(),
  isAppeal: z.boolean(),
  submittedAt: z.string(),
  author: personSchema.nullable(),
  claimer: personSchema.nullable(),
  /**
   * True if the account can claim the waiting post now. The moderator who rejected a post cannot claim it after its
   * author has appealed.
   */
  isClaimable: z.boolean(),
  authorRecord: z.object({ published: z.int().nonnegative(), rejected: z.int().nonnegative() }),
});
export type QueuedPost = z.infer<typeof queuedPostSchema>;

/** Query of GET /api/vocal/review. */
export const queueQuerySchema = z.object({
  site: siteKeySchema.optional(),
  status: z.enum(['needs-review', 'in-review', 'changes-requested', 'scheduled']).optional(),
  /** Words in the name. */
  q: z.string().max(100).default(''),
  sort: z.enum(['oldest', 'newest']).default('oldest'),
  /** `true` limits the list to posts that the account has claimed. */
  mine: z.enum(['true', 'false']).default('false'),
  page: z.coerce.number().int().min(1).max(500).default(1),
});
export type QueueQuery = z.infer<typeof queueQuerySchema>;

/** Response of GET /api/vocal/review. */
export const reviewQueueSchema = z.object({
  success: z.literal(true),
  posts: z.array(queuedPostSchema),
  total: z.int().nonnegative(),
  totalPages: z.int().nonnegative(),
});
export type ReviewQueue = z.infer<typeof reviewQueueSchema>;
