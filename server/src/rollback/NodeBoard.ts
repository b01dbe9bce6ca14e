import { releaseNameSchema, releaseVersionSchema } from '@marquee/releases/manifest.ts';
import { releaseSetSchema } from '@marquee/releases/releaseSet.ts';
import { z } from 'zod';
import { countStepSchema } from './CountStep.ts';

/** A machine that has written nothing for so long is not there. */
export const boardMs = 30_000;

const lastReportSchema = z.object({
  at: z.number(),
  release: z.string(),
  kind: z.enum(['server', 'browser', 'hydration', 'load']),
  message: z.string(),
  page: z.string(),
  times: z.number(),
});

/** What a machine says of itself, for all machines to read. */
export const nodeBoardSchema = z.object({
  /** Host name and port: one for each shell. */
  node: z.string(),
  pid: z.number(),
  /** When it started, and when it wrote this, in milliseconds. */
  since: z.number(),
  at: z.number(),
  /** What the port serves; null before anything does. */
  set: releaseSetSchema.nullable(),
  canaries: z.array(z.object({ part: releaseNameSchema, version: releaseVersionSchema, percent: z.number() })),
  /** Processes that answer. */
  workers: z.number(),
  steps: z.array(countStepSchema),
  /** About how many visitors each set had in the window, by its name. */
  sessions: z.record(z.string(), z.number()),
  reports: z.array(lastReportSchema),
});
export type NodeBoard = z.infer<typeof nodeBoardSchema>;

/** Where machines leave their boards. */
export type NodeBoards = {
  write(board: NodeBoard): Promise<void>;
  /** Those of all machines that are there. */
  read(now: number): Promise<NodeBoard[]>;
  /** Takes a machine's own board away. */
  remove(node: string): Promise<void>;
  close(): Promise<void>;
};

/** Boards as they were kept, without those of machines that are gone and those that another version of this code wrote. */
export function freshBoards(kept: readonly unknown[], now: number): NodeBoard[] {
  return kept
    .flatMap((text) => {
      const { data } = nodeBoardSchema.safeParse(text);
      return data && data.at > now - boardMs ? [data] : [];
    })
    .sort((a, b) => a.node.localeCompare(b.node));
}
