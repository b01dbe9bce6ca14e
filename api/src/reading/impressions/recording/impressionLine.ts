import { referrers, siteKeySchema } from '@marquee/shared/domain';
import { z } from 'zod';
import { requestRejections } from '../../../kernel/db/schema/impressionRejections.ts';

/** An impression in the journal. */
const impressionLineSchema = z.object({
  /** Time of the impression, in epoch milliseconds. */
  at: z.int(),
  post: z.int(),
  site: siteKeySchema,
  /** Pseudonym of the reader's address and browser; see `visitors.ts`. */
  visitor: z.string().min(1),
  /** Hash of the session's token, if the browser sent one. */
  session: z.string().optional(),
  /** Network that the impression counts against; see `checkTicket.ts`. The first journals lack this field. */
  network: z.string().default(''),
  /** Id of the ticket. */
  ticket: z.string().optional(),
  /** Reason for a rejection that is visible in the request. */
  rejection: z.enum(requestRejections).optional(),
  /** Kind of the page that linked to the post. Lines of earlier versions lack this field and the next one. */
  referrer: z.enum(referrers).default('none'),
  /** Time read of an impression that was sent before. Absent for an impression. */
  seconds: z.int().positive().optional(),
});
export type Impression = z.infer<typeof impressionLineSchema>;

/** Serializes an impression as one line. */
export function toLine(impression: Impression): string {
  return `${JSON.stringify(impression)}\n`;
}

/** Parses lines. `broken` counts invalid ones, such as the torn last line of a killed process. */
export function parseLines(text: string): { impressions: Impression[]; broken: number } {
  const impressions: Impression[] = [];
  let broken = 0;
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const impression = parseLine(line);
    if (impression) impressions.push(impression);
    else broken += 1;
  }
  return { impressions, broken };
}

function parseLine(line: string): Impression | undefined {
  try {
    return impressionLineSchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
