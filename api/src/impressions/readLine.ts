import { siteKeySchema } from '@marquee/shared/domain';
import { z } from 'zod';
import { requestRejections } from './rejections.ts';

/** A read as the journal keeps it until it is in the database. */
const readSchema = z.object({
  /** When it happened, in ms. */
  at: z.int(),
  post: z.int(),
  site: siteKeySchema,
  /** Who read, by address and browser; see `visitors.ts`. */
  visitor: z.string().min(1),
  /** Hash of the session's token, when the browser sent one. */
  session: z.string().optional(),
  /** Network that it is counted against; see `judgeTicket.ts`. The first journals did not have it. */
  network: z.string().default(''),
  /** Id of the ticket. */
  ticket: z.string().optional(),
  /** Why it does not count, where the request already tells. */
  rejection: z.enum(requestRejections).optional(),
});
export type Read = z.infer<typeof readSchema>;

/** Writes a read as one line. */
export function toLine(read: Read): string {
  return `${JSON.stringify(read)}\n`;
}

/** Reads lines. `broken` counts what is none, as the torn last one of a process that was killed. */
export function parseLines(text: string): { reads: Read[]; broken: number } {
  const reads: Read[] = [];
  let broken = 0;
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const read = parseLine(line);
    if (read) reads.push(read);
    else broken += 1;
  }
  return { reads, broken };
}

function parseLine(line: string): Read | undefined {
  try {
    return readSchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
