import { z } from 'zod';

/** An error as operators see it. Stored, so every version of the code must be able to parse it. */
export const lastReportSchema = z.object({
  /** Time of the last report, in epoch milliseconds. */
  at: z.number(),
  release: z.string(),
  kind: z.enum(['server', 'browser', 'hydration', 'load']),
  message: z.string(),
  page: z.string(),
  /** Stack of the most frequent error of its kind and release. Absent from other errors and from nodes with older code. */
  stack: z.string().optional(),
  /** Number of reports since the error was added to the list. */
  times: z.number(),
});
export type LastReport = z.infer<typeof lastReportSchema>;
