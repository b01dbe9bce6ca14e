import { z } from 'zod';

/** Stages of a canary that grows automatically, in percent of readers. Each is larger than the previous stage, and the last is 100. */
export const stagePlanSchema = z.strictObject({
  stages: z
    .array(z.number().gt(0).max(100))
    .min(2)
    .max(10)
    .refine((stages) => stages.every((stage, place) => place === 0 || stage > (stages[place - 1] ?? 0)), {
      error: 'Each stage is for more readers than the one before.',
    })
    .refine((stages) => stages.at(-1) === 100, { error: 'The last stage is for 100 % of the readers.' }),
  /** Minutes that each stage lasts at least. */
  everyMinutes: z.number().min(1).max(10_080),
});
export type StagePlan = z.infer<typeof stagePlanSchema>;

/** The stage after a share; 100 when there is no other. */
export function nextStage({ stages }: StagePlan, percent: number): number {
  return stages.find((stage) => stage > percent) ?? 100;
}
