import { z } from 'zod';
import { siteKeySchema } from '../sites/site.ts';
import { askedDaySchema, earningPostSchema, periodSchema } from './earnings.ts';
import { timeGroups } from './earningsGroups.ts';

/** Query of GET /api/vocal/user/postImpressionCount. */
export const impressionCountQuerySchema = periodSchema.extend({
  site: siteKeySchema.optional(),
  postId: z.string().max(20).optional(),
});
export type ImpressionCountQuery = z.infer<typeof impressionCountQuerySchema>;

const counts = {
  counted: z.int(),
  /** Number of reads that do not count, by reason. Each visitor adds at most one repeated read of a post per day. */
  rejected: z.record(z.string(), z.int()),
};

/** Response of GET /api/vocal/user/postImpressionCount. */
export const impressionCountSchema = z.object({
  success: z.literal(true),
  from: z.iso.date(),
  to: z.iso.date(),
  ...counts,
  rejectedTotal: z.int(),
});
export type ImpressionCount = z.infer<typeof impressionCountSchema>;

/** Query of GET /api/vocal/user/postImpressionBucket. */
export const impressionBucketQuerySchema = impressionCountQuerySchema.extend({
  groupBy: z.enum(timeGroups).default('day'),
});
export type ImpressionBucketQuery = z.infer<typeof impressionBucketQuerySchema>;

/** Response of GET /api/vocal/user/postImpressionBucket: every day, week or month of the period, even without reads. */
export const impressionBucketsSchema = z.object({
  success: z.literal(true),
  from: z.iso.date(),
  to: z.iso.date(),
  buckets: z.array(
    z.object({ key: z.string(), from: z.iso.date(), to: z.iso.date(), ...counts, rejectedTotal: z.int() }),
  ),
});
export type ImpressionBuckets = z.infer<typeof impressionBucketsSchema>;

/** Query of GET /api/vocal/user/reads: the reads of a post on a day. */
export const readsQuerySchema = z.object({
  postId: z.string().min(1).max(20),
  day: askedDaySchema,
  before: z.string().max(20).optional(),
});
export type ReadsQuery = z.infer<typeof readsQuerySchema>;

/**
 * Response of GET /api/vocal/user/reads: the newest first. A read has a time and no reader, because the pseudonyms of
 * visitors change daily.
 */
export const readListSchema = z.object({
  success: z.literal(true),
  post: earningPostSchema,
  day: z.iso.date(),
  counted: z.int(),
  /** Number of counted reads that are booked in the ledger. */
  booked: z.int(),
  /** Micros of a dollar for a read of that day. */
  rate: z.int(),
  reads: z.array(z.object({ id: z.string(), at: z.string(), rejection: z.string().nullable() })),
  next: z.string().nullable(),
});
export type ReadList = z.infer<typeof readListSchema>;
