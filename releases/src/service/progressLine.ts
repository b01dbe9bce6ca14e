import { problemSchema } from '@marquee/shared/domain';
import { z } from 'zod';
import { partNameSchema } from '../partNames.ts';
import { type Followed, followedSchema } from './awaitRollout.ts';
import { progressStepSchema, type ReportStep } from './progressStep.ts';
import type { Outcome } from './ReleaseService.ts';

/** Last line of the progress of a successful action. */
const progressResultSchema = z.object({
  ok: z.literal(true),
  kind: z.enum(['live', 'canary', 'canary-ended', 'unchanged']),
  part: partNameSchema,
  version: z.string(),
  /** Result of waiting until the shell on that machine serves the release. */
  followed: followedSchema,
});
export type ProgressResult = z.infer<typeof progressResultSchema>;

/** Line of an action's progress. The last line is the result, and all other lines are steps. */
export const progressLineSchema = z.union([
  progressStepSchema,
  progressResultSchema,
  z.object({ ok: z.literal(false), problem: problemSchema }),
]);

/** Waits until the shell serves the outcome of an action, and returns the last line of the progress. */
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
