import { z } from 'zod';

/** A step of something that takes its time, as a line for the person who waits for it. */
export const progressStepSchema = z.object({
  step: z.enum([
    'received',
    'published',
    'check-passed',
    'check-failed',
    'judged',
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
  /** Since the work began. */
  seconds: z.number().nonnegative(),
});
export type ProgressStep = z.infer<typeof progressStepSchema>;

/** Says what has been done. */
export type Say = (step: ProgressStep['step'], detail: string) => void;

/** Times what is said from now on. */
export function sayTo(listener: (event: ProgressStep) => void, now: () => number = Date.now): Say {
  const startedAt = now();
  return (step, detail) => listener({ step, detail, seconds: (now() - startedAt) / 1000 });
}
