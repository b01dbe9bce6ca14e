import { problemSchema } from '@marquee/shared/domain';
import { z } from 'zod';
import { partNameSchema } from '../partNames.ts';
import { type Followed, followedSchema } from './awaitRollout.ts';
import { progressStepSchema, type ReportStep } from './progressStep.ts';
import type { Outcome } from './ReleaseService.ts';

/** The last line of an act that was done. */
const progressResultSchema = z.object({
  ok: z.literal(true),
  kind: z.enum(['live', 'canary', 'canary-ended', 'unchanged']),
  part: partNameSchema,
  version: z.string(),
  /** Result of waiting until the shell on that machine serves the release. */
  followed: followedSchema,
});
export type ProgressResult = z.infer<typeof progressResultSchema>;

/** A line of the API's progress: a step, or at the end the result. */
export const progressLineSchema = z.union([
  progressStepSchema,
  progressResultSchema,
  z.object({ ok: z.literal(false), problem: problemSchema }),
]);

/** Waits until the shell serves the outcome of an act, for as long as `follow` does, and makes the last line of it. */
export async function confirmOutcome(
  outcome: Outcome,
  report: ReportStep,
  follow: (outcome: Outcome) => Promise<Followed>,
): Promise<ProgressResult> {
  const { kind, part, version } = outcome;
  const followed = await follow(outcome);
  if (followed === 'followed') report('followed', 'The server serves it');
  return { ok: true, kind, part, version, followed };
}
