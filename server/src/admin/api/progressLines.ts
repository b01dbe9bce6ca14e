import { releaseNameSchema } from '@marquee/releases/manifest.ts';
import { followedSchema } from '@marquee/releases/service/followShell.ts';
import { progressStepSchema } from '@marquee/releases/service/progress.ts';
import { problemSchema } from '@marquee/shared/domain';
import { z } from 'zod';

/** The last line of what was done. */
export const progressResultSchema = z.object({
  ok: z.literal(true),
  kind: z.enum(['live', 'canary', 'canary-ended', 'unchanged']),
  part: releaseNameSchema,
  version: z.string(),
  /** Whether the shell that was asked serves it. */
  followed: followedSchema,
});
export type ProgressResult = z.infer<typeof progressResultSchema>;

/** A line of the API's progress: a step, or at the end what has come of it. */
export const progressLineSchema = z.union([
  progressStepSchema,
  progressResultSchema,
  z.object({ ok: z.literal(false), problem: problemSchema }),
]);
export type ProgressLine = z.infer<typeof progressLineSchema>;
