import { z } from 'zod';

/** Step of an action, shown to callers while they wait. */
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
  /** Seconds since the action began. */
  seconds: z.number().nonnegative(),
});
export type ProgressStep = z.infer<typeof progressStepSchema>;

/** Reports a finished step. */
export type ReportStep = (step: ProgressStep['step'], detail: string) => void;

/** Called with each step, and the seconds since the work began. */
export type ProgressListener = (step: ProgressStep) => void;

/** Returns a function that reports steps with their times. The clock starts now. */
export function stepReporter(onProgress: ProgressListener, now: () => number = Date.now): ReportStep {
  const startedAt = now();
  return (step, detail) => onProgress({ step, detail, seconds: (now() - startedAt) / 1000 });
}
