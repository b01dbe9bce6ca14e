import { z } from 'zod';

/** An error as operators see it. Stored, so every version of the code must be able to parse it. */
export const lastReportSchema = z.object({
  /** When it last happened, in milliseconds. */
  at: z.number(),
  release: z.string(),
  kind: z.enum(['server', 'browser', 'hydration', 'load']),
  message: z.string(),
  page: z.string(),
  /** Of the most frequent error of its kind and release; the others are kept without, and nodes of before do not tell. */
  stack: z.string().optional(),
  /** How often, since it is on the list. */
  times: z.number(),
});
export type LastReport = z.infer<typeof lastReportSchema>;
