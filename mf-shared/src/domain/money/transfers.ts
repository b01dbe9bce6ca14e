import { z } from 'zod';
import { siteKeySchema } from '../sites/site.ts';
import { askedDaySchema, earningPostSchema, periodSchema } from './earnings.ts';
import { exactMoneySchema } from './exactMoneySchema.ts';

/** Ledger accounts that each writer has, and ledger accounts of the network itself. */
export const writerAccounts = ['earned', 'held', 'paid'] as const;
export const houseAccounts = ['expense', 'payouts', 'adjustments', 'forfeited'] as const;
export const accountKinds = [...writerAccounts, ...houseAccounts] as const;
export type AccountKind = (typeof accountKinds)[number];

export const transferKinds = [
  'reads',
  'share',
  'adjustment',
  'hold',
  'release',
  'payout',
  'reversal',
  'forfeit',
] as const;
export type TransferKind = (typeof transferKinds)[number];

/** Query of GET /api/vocal/user/transfers and of its CSV. */
export const transfersQuerySchema = periodSchema.extend({
  kind: z.enum(transferKinds).optional(),
  postId: z.string().max(20).optional(),
  /**
   * Filters by the day of the reads: `day`, or `firstDay` to `lastDay`. In contrast, `from` and `to` filter by the day
   * of the booking.
   */
  day: askedDaySchema.optional(),
  firstDay: askedDaySchema.optional(),
  lastDay: askedDaySchema.optional(),
  site: siteKeySchema.optional(),
  /** Pagination cursor: the last id of the previous page. */
  before: z.string().max(20).optional(),
});
export type TransfersQuery = z.infer<typeof transfersQuerySchema>;

/** Money that moved from one account to another, and its cause. */
export const transferSchema = z.object({
  id: z.string(),
  /** RFC 3339 UTC. */
  at: z.string(),
  kind: z.enum(transferKinds),
  from: z.enum(accountKinds),
  to: z.enum(accountKinds),
  amount: exactMoneySchema,
  /**
   * Set for kind `reads`: reads of one post on one day, at the rate of that day. `count` 3 with `number` 12 means the
   * 10th to the 12th read.
   */
  reads: z
    .object({
      post: earningPostSchema,
      day: z.iso.date(),
      count: z.int(),
      number: z.int(),
      /** Micros of a dollar for a read. */
      rate: z.int(),
    })
    .nullable(),
  /**
   * Set for kind `share`, which divides the money of reads. `direction` says whether the writer got the share from the
   * author of the post, or gave it as the author.
   */
  share: z
    .object({
      post: earningPostSchema,
      day: z.iso.date(),
      percent: z.int(),
      direction: z.enum(['received', 'given']),
    })
    .nullable()
    .optional(),
  holdId: z.string().nullable(),
  payoutId: z.string().nullable(),
  /** The transfer that this one corrects. */
  corrects: z.string().nullable(),
  site: siteKeySchema.nullable(),
  reason: z.string().nullable(),
});
export type Transfer = z.infer<typeof transferSchema>;

/** Response of GET /api/vocal/user/transfers: the newest first. `next` is the `before` of the next page. */
export const transferListSchema = z.object({
  success: z.literal(true),
  transfers: z.array(transferSchema),
  next: z.string().nullable(),
});
export type TransferList = z.infer<typeof transferListSchema>;
