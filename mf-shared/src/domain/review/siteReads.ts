import { z } from 'zod';
import { askedDaySchema } from '../money/earnings.ts';
import { siteKeySchema } from '../sites/site.ts';
import { readGroups } from './readGroups.ts';

/** Rows of one page of reads. */
export const readRowsPageSize = 50;
/** Maximum rows of one response. */
export const maxReadRows = 500;

/** Query of GET /api/vocal/reads and of its CSV. */
export const siteReadsQuerySchema = z.object({
  site: siteKeySchema.optional(),
  period: z.enum(['today', 'week']).default('today'),
  /** First day of the period (UTC). The default is the last period, which ends today. */
  from: askedDaySchema.optional(),
  groupBy: z.enum(readGroups).default('post'),
  limit: z.coerce.number().int().min(1).max(maxReadRows).default(readRowsPageSize),
  /** `next` of the previous page. */
  before: z
    .string()
    .regex(/^\d{1,15}\.\w{0,40}$/, 'Use the `next` of the previous page.')
    .optional(),
});
export type SiteReadsQuery = z.infer<typeof siteReadsQuerySchema>;

const count = z.int().nonnegative();

/** Sums of counted reads. */
export const readSumsSchema = z.object({
  reads: count,
  /** Reads of the period before, which has the same number of days. */
  readsBefore: count,
  /** Mean seconds of the reads with a reported time. Null without such reads. */
  meanSeconds: count.nullable(),
  /** Reads by the kind of page that linked to the post. */
  referrers: z.object({ search: count, social: count, network: count, other: count, none: count }),
});
export type ReadSums = z.infer<typeof readSumsSchema>;

/** Reads of a post, site, section or author. */
export const readRowSchema = readSumsSchema.extend({
  /** Id of the post, section or author, or key of the site. Empty for posts without a section or author. */
  id: z.string(),
  name: z.string(),
  /** Site of a post or section. Null for others. */
  site: siteKeySchema.nullable(),
  /** Path of a published post on its site. Null for others. */
  urlPath: z.string().nullable(),
});
export type ReadRow = z.infer<typeof readRowSchema>;

/** Response of GET /api/vocal/reads. The most read comes first. Days are UTC. */
export const siteReadsSchema = z.object({
  success: z.literal(true),
  from: z.iso.date(),
  to: z.iso.date(),
  rows: z.array(readRowSchema),
  totals: readSumsSchema,
  /** `before` of the next page; null for the last page. */
  next: z.string().nullable(),
});
export type SiteReads = z.infer<typeof siteReadsSchema>;

/** Response of GET /api/vocal/reads/now. */
export const readsNowSchema = z.object({
  success: z.literal(true),
  /** Counted reads of today (UTC). */
  today: count,
  /** The three posts with the most reads in the last hour. */
  posts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      site: siteKeySchema,
      urlPath: z.string().nullable(),
      /** Reads of the last hour. */
      reads: count,
    }),
  ),
});
export type ReadsNow = z.infer<typeof readsNowSchema>;
