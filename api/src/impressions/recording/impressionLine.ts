import { siteKeySchema } from '@marquee/shared/domain';
import { z } from 'zod';
import { requestRejections } from '../../db/schema/impressionRejections.ts';

/** An impression as the journal keeps it until it is in the database. */
const impressionLineSchema = z.object({
  /** When it happened, in ms. */
  at: z.int(),
  post: z.int(),
  site: siteKeySchema,
  /** The reader, by address and browser; see `visitors.ts`. */
  visitor: z.string().min(1),
  /** Hash of the session's token, when the browser sent one. */
  session: z.string().optional(),
  /** Network that it is counted against; see `checkTicket.ts`. The first journals did not have it. */
  network: z.string().default(''),
  /** Id of the ticket. */
  ticket: z.string().optional(),
  /** The reason not to count it, if the request shows one. */
  rejection: z.enum(requestRejections).optional(),
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
