import { z } from 'zod';
import { maxReportedSeconds, referrers } from './referrers.ts';

/**
 * Body of POST /api/posts/createImpression: a post was read. `authorId` is ignored, because the post determines the
 * author.
 */
export const impressionSchema = z.object({
  postId: z.string().max(100),
  authorId: z.string().max(100).nullish(),
  /** Kind of the page that linked to the post. Never its address. */
  referrer: z.enum(referrers).optional(),
  /**
   * Seconds for which the post was visible since the last report. A body with seconds reports the time of an impression
   * that was sent before, and never counts.
   */
  seconds: z.int().min(1).max(maxReportedSeconds).optional(),
});
export type Impression = z.infer<typeof impressionSchema>;

/** Response of POST /api/posts/createImpression. */
export const impressionCreatedSchema = z.object({ success: z.boolean(), error: z.string().nullish() });
export type ImpressionCreated = z.infer<typeof impressionCreatedSchema>;
