import { z } from 'zod';
import { siteKeySchema } from '../sites/site.ts';
import { shownLines } from '../text/shownText.ts';
import { earningPostSchema } from './earnings.ts';
import { exactMoneySchema } from './exactMoneySchema.ts';
import { holdDays, holdLimits, holdStatuses } from './holdTransitions.ts';
import { namesOneSubject, namesOneSubjectMessage, networkReadFilterSchema } from './networkMoney.ts';

const words = (max: number) => shownLines(max).min(3, 'Enter at least three characters.');

/**
 * Body of POST /api/vocal/holds. Places a hold on the counted reads of a post or writer on a day. `network` and
 * `minute` narrow the reads.
 */
export const holdRequestSchema = networkReadFilterSchema
  .extend({
    /** Shown to the writer. */
    reason: words(holdLimits.reason),
    days: z.literal(holdDays),
  })
  .refine(namesOneSubject, { message: namesOneSubjectMessage });
export type HoldRequest = z.infer<typeof holdRequestSchema>;

/** A hold as its writer sees it. */
export const holdSchema = z.object({
  id: z.string(),
  status: z.enum(holdStatuses),
  amount: exactMoneySchema,
  reads: z.int(),
  /** Day of the reads that are on hold. */
  day: z.iso.date(),
  /** The post of a hold on reads of one post. Null for a hold on the reads of a writer. */
  post: earningPostSchema.nullable(),
  sites: z.array(siteKeySchema),
  /** RFC 3339 UTC. */
  placedAt: z.string(),
  /** Time at which the money is released if no moderator has decided before. */
  until: z.string(),
  /** Deadline for the answer of the writer. Before it, a hold without an answer cannot be reversed. */
  answerUntil: z.string(),
  reason: z.string(),
  answer: z.object({ at: z.string(), words: z.string() }).nullable(),
  /** `words` is null if the hold expired without a decision. */
  decision: z.object({ at: z.string(), words: z.string().nullable() }).nullable(),
});
export type Hold = z.infer<typeof holdSchema>;

/** Response of POST /api/vocal/user/holds/{id}/answer. */
export const holdResponseSchema = z.object({ success: z.literal(true), hold: holdSchema });
/** Response of GET /api/vocal/user/holds: the newest first, 100 at most. */
export const holdListSchema = z.object({ success: z.literal(true), holds: z.array(holdSchema) });
export type HoldList = z.infer<typeof holdListSchema>;

/** Query of GET /api/vocal/user/holds/{id}/reads. */
export const holdReadsQuerySchema = z.object({ before: z.string().max(20).optional() });
/**
 * Response of GET /api/vocal/user/holds/{id}/reads: the held reads, the newest first. `next` is the `before` of the
 * next page.
 */
export const holdReadListSchema = z.object({
  success: z.literal(true),
  reads: z.array(z.object({ id: z.string(), at: z.string(), post: earningPostSchema })),
  next: z.string().nullable(),
});
export type HoldReadList = z.infer<typeof holdReadListSchema>;

/** Body of POST /api/vocal/user/holds/{id}/answer. A writer can answer a hold once. */
export const holdAnswerSchema = z.object({ answer: words(holdLimits.answer) });
export type HoldAnswer = z.infer<typeof holdAnswerSchema>;

/** A hold as moderators see it. */
export const moderatorHoldSchema = holdSchema.extend({
  writer: z.object({ id: z.string(), name: z.string() }),
  placedBy: z.object({ id: z.string(), name: z.string() }),
  /** Filter of the held reads, as arguments of GET /api/vocal/networkMoney/reads. */
  filter: networkReadFilterSchema,
});
export type ModeratorHold = z.infer<typeof moderatorHoldSchema>;
export const moderatorHoldResponseSchema = z.object({ success: z.literal(true), hold: moderatorHoldSchema });
export type ModeratorHoldResponse = z.infer<typeof moderatorHoldResponseSchema>;

/** Query of GET /api/vocal/holds. */
export const holdsQuerySchema = z.object({
  status: z.enum(holdStatuses).optional(),
  before: z.string().max(20).optional(),
});
export type HoldsQuery = z.infer<typeof holdsQuerySchema>;
/**
 * Response of GET /api/vocal/holds: holds of the sites of the caller, the newest first. `next` is the `before` of the
 * next page.
 */
export const moderatorHoldListSchema = z.object({
  success: z.literal(true),
  holds: z.array(moderatorHoldSchema),
  next: z.string().nullable(),
});
export type ModeratorHoldList = z.infer<typeof moderatorHoldListSchema>;

/** Body of POST /api/vocal/holds/{id}/decision. The writer reads the reason. */
export const holdDecisionSchema = z.object({
  action: z.enum(['release', 'reverse']),
  reason: words(holdLimits.reason),
});
export type HoldDecision = z.infer<typeof holdDecisionSchema>;
