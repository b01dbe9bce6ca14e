import { z } from 'zod';

/** A step of an act that takes time, as callers see it while they wait. */
export const progressStepSchema = z.object({
  step: z.enum([
    'received',
    'published',
    'check-passed',
    'check-failed',
    'judged',
    'prepared',
    'unchanged',
    'live',
    'canary',
    'canary-ended',
    'retired',
    'trouble',
    'followed',
  ]),
  /** A whole sentence, or a list of reasons with a line for each. */
  detail: z.string(),
  /** Seconds since the work began. */
  seconds: z.number().nonnegative(),
});
export type ProgressStep = z.infer<typeof progressStepSchema>;

/** Reports a step that is done. */
export type ReportStep = (step: ProgressStep['step'], detail: string) => void;

/** Called with each step, and the seconds since the work began. */
export type ProgressListener = (step: ProgressStep) => void;

/** Adds the time to each step. The clock starts now. */
export function stepReporter(onProgress: ProgressListener, now: () => number = Date.now): ReportStep {
  const startedAt = now();
  return (step, detail) => onProgress({ step, detail, seconds: (now() - startedAt) / 1000 });
}
