import { z } from 'zod';
import { siteKeySchema } from '../sites/site.ts';
import { earningsGroups } from './earningsGroups.ts';
import { exactMoneySchema } from './exactMoneySchema.ts';

const day = z.iso.date();

/** Day (UTC) of a query, from 2000 to 2199. */
export const askedDaySchema = z.iso
  .date()
  .refine((day) => day >= '2000-01-01' && day <= '2199-12-31', 'A day is from 2000 to 2199.');

/** First and last day, both included. The default is the last thirty days. */
export const periodSchema = z.object({ from: askedDaySchema.optional(), to: askedDaySchema.optional() });
export type Period = z.infer<typeof periodSchema>;

/** Query of GET /api/vocal/user/earnings and of its CSV. */
export const earningsQuerySchema = periodSchema.extend({
  groupBy: z.enum(earningsGroups).default('day'),
  site: siteKeySchema.optional(),
  postId: z.string().max(20).optional(),
});
export type EarningsQuery = z.infer<typeof earningsQuerySchema>;

/** Micros of a dollar for each read from the day `validFrom` until a later rate is valid. */
export const rateSchema = z.object({ micros: z.int(), validFrom: day });
export type Rate = z.infer<typeof rateSchema>;

const earned = { reads: z.int(), earned: exactMoneySchema };

/**
 * The post that earned money. `name` is empty after the post was deleted for good, 30 days after it went into the
 * trash. `urlPath` is null unless the post is published.
 */
export const earningPostSchema = z.object({
  id: z.string(),
  name: z.string(),
  site: siteKeySchema,
  urlPath: z.string().nullable(),
});
export type EarningPost = z.infer<typeof earningPostSchema>;

/**
 * Booked reads of a day, week, month, post or site. Weeks begin on Monday. Days, weeks and months without reads are
 * included.
 */
export const earningsBucketSchema = z.object({
  /** The day (`2026-06-15`), the first day of the week or month, the id of the post, or the key of the site. */
  key: z.string(),
  /** First and last day of the bucket within the period. */
  from: day,
  to: day,
  post: earningPostSchema.nullable(),
  site: siteKeySchema.nullable(),
  ...earned,
});
export type EarningsBucket = z.infer<typeof earningsBucketSchema>;

/** Response of GET /api/vocal/user/earnings. */
export const earningsSchema = z.object({
  success: z.literal(true),
  from: day,
  to: day,
  /** Today's rate, and the rates of the period, the newest first. */
  rate: rateSchema,
  rates: z.array(rateSchema),
  total: z.object(earned),
  buckets: z.array(earningsBucketSchema),
  /** The twenty posts that earned most. */
  byPost: z.array(earningsBucketSchema),
});
export type Earnings = z.infer<typeof earningsSchema>;
