import { z } from 'zod';
import { siteKeySchema } from '../sites/site.ts';
import { askedDaySchema, earningPostSchema, periodSchema, rateSchema } from './earnings.ts';
import { exactMoneySchema } from './exactMoneySchema.ts';

/** Query of GET /api/vocal/networkMoney. */
export const networkMoneyQuerySchema = periodSchema.extend({ site: siteKeySchema.optional() });
export type NetworkMoneyQuery = z.infer<typeof networkMoneyQuerySchema>;

const cost = exactMoneySchema;
const writerSchema = z.object({ id: z.string(), name: z.string(), key: z.string() });

/** Response of GET /api/vocal/networkMoney, with the sites that the caller moderates. */
export const networkMoneySchema = z.object({
  success: z.literal(true),
  from: z.iso.date(),
  to: z.iso.date(),
  /** Today's rate, and the rates of the period, the newest first. */
  rate: rateSchema,
  rates: z.array(rateSchema),
  /** Counted reads, booked reads and their cost by site and month. Months without reads are left out. */
  months: z.array(
    z.object({
      site: siteKeySchema,
      /** `2026-06`. */
      month: z.string(),
      reads: z.int(),
      booked: z.int(),
      cost,
    }),
  ),
  /** The twenty writers whose reads cost most. */
  writers: z.array(z.object({ writer: writerSchema, reads: z.int(), cost })),
  /** Current balances of the whole network. Null for moderators who do not moderate all sites. */
  balances: z
    .object({
      /** Money that writers have earned and that is neither held nor requested. */
      owed: cost,
      held: cost,
      /** Requested payouts that are not paid yet. */
      asked: cost,
      paid: cost,
      /** Money that was forfeited with closed accounts. */
      forfeited: cost,
    })
    .nullable(),
});
export type NetworkMoney = z.infer<typeof networkMoneySchema>;

/** Maximum days of one query for hints. */
export const maxHintDays = 7;

export const hintKinds = ['post-network', 'post-minute', 'writer-network'] as const;
export type HintKind = (typeof hintKinds)[number];

/** Thresholds of a hint. All three must be reached (decision 088). */
const thresholdSchema = z.object({
  kind: z.enum(hintKinds),
  /** Minimum counted reads of the network or minute. */
  leastReads: z.int(),
  /** Minimum counted reads of the post or writer on that day. */
  leastOfReads: z.int(),
  /** Minimum share of the reads, from 0 to 1. */
  leastShare: z.number(),
});
export type HintThreshold = z.infer<typeof thresholdSchema>;

const hintSchema = z.object({
  kind: z.enum(hintKinds),
  day: z.iso.date(),
  /** The post. Null for a hint about all posts of a writer. */
  post: earningPostSchema.nullable(),
  writer: writerSchema.nullable(),
  /** Keyed hash of the network. The key changes each day. */
  network: z.string().nullable(),
  /** First second of the minute, in RFC 3339 UTC. */
  minute: z.string().nullable(),
  /** Counted reads of the network or minute. */
  reads: z.int(),
  /** All counted reads of the post or writer on that day. */
  ofReads: z.int(),
  /** Reads of the same network or minute that do not count. */
  rejected: z.int(),
  /** Cost of the reads at the rate of their day. */
  cost,
});
export type Hint = z.infer<typeof hintSchema>;

/** Response of GET /api/vocal/networkMoney/hints. At most 100 hints, the most expensive first. */
export const hintListSchema = z.object({
  success: z.literal(true),
  from: z.iso.date(),
  to: z.iso.date(),
  thresholds: z.array(thresholdSchema),
  hints: z.array(hintSchema),
});
export type HintList = z.infer<typeof hintListSchema>;

/** Filters the reads of a post, or of all posts of a writer, on a day. `network` and `minute` narrow the filter. */
export const networkReadFilterSchema = z.object({
  postId: z.string().min(1).max(20).optional(),
  writerId: z.string().min(1).max(20).optional(),
  day: askedDaySchema,
  network: z.string().max(100).optional(),
  minute: z.iso.datetime().optional(),
});
export type NetworkReadFilter = z.infer<typeof networkReadFilterSchema>;

/** True if the filter names either a post or a writer, but not both. */
export function namesOneSubject({ postId, writerId }: Pick<NetworkReadFilter, 'postId' | 'writerId'>): boolean {
  return (postId === undefined) !== (writerId === undefined);
}
export const namesOneSubjectMessage = 'Name either a post or a writer.';

/** Query of GET /api/vocal/networkMoney/reads. */
export const networkReadsQuerySchema = networkReadFilterSchema
  .extend({ before: z.string().max(20).optional() })
  .refine(namesOneSubject, { message: namesOneSubjectMessage });
export type NetworkReadsQuery = z.infer<typeof networkReadsQuerySchema>;

/** Response of GET /api/vocal/networkMoney/reads. The newest reads come first. */
export const networkReadListSchema = z.object({
  success: z.literal(true),
  reads: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      post: earningPostSchema,
      network: z.string(),
      rejection: z.string().nullable(),
    }),
  ),
  next: z.string().nullable(),
});
export type NetworkReadList = z.infer<typeof networkReadListSchema>;
