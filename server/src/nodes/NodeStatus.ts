import { releaseVersionSchema } from '@marquee/releases/manifest.ts';
import { partNameSchema } from '@marquee/releases/partNames.ts';
import { releaseSetSchema } from '@marquee/releases/releaseSet.ts';
import { z } from 'zod';
import { countStepSchema } from '../counts/CountStep.ts';
import { lastReportSchema } from '../counts/LastReport.ts';

/** A node that has not reported for so long counts as gone. */
const statusMs = 30_000;

/** The report of a node, readable by all nodes. Stored, so every version of the code must be able to parse or drop it. */
const nodeStatusSchema = z.object({
  /** Host name and port: one for each shell. */
  node: z.string(),
  pid: z.number(),
  /** Version of the server around the parts. Nodes of before do not tell. */
  server: z.string().optional(),
  /** When it started, and when it wrote this, in milliseconds. */
  since: z.number(),
  at: z.number(),
  /** The set on its port; null until one is served. */
  set: releaseSetSchema.nullable(),
  /** The preparation whose workers are ready, or do not start for the reason in `problem`. Nodes of before do not tell. */
  prepared: z.object({ set: z.string(), since: z.string(), problem: z.string().nullable() }).nullable().optional(),
  canaries: z.array(z.object({ part: partNameSchema, version: releaseVersionSchema, percent: z.number() })),
  /** Processes that respond. */
  workers: z.number(),
  /** Workers that died in the last five minutes. */
  deaths: z.number().default(0),
  steps: z.array(countStepSchema),
  /** About how many visitors each set had in the window, by its name. */
  sessions: z.record(z.string(), z.number()),
  reports: z.array(lastReportSchema),
});
export type NodeStatus = z.infer<typeof nodeStatusSchema>;

/** A store of the status of all nodes. */
export type NodeStatuses = {
  write(status: NodeStatus): Promise<void>;
  /** The status of every node that is still there. */
  read(now: number): Promise<NodeStatus[]>;
  /** Removes the status of a node. */
  remove(node: string): Promise<void>;
  close(): Promise<void>;
};

/** Parses stored statuses. Drops those of nodes that are gone, and those that another version of this code wrote in another format. */
export function freshStatuses(kept: readonly unknown[], now: number): NodeStatus[] {
  return kept
    .flatMap((text) => {
      const { data } = nodeStatusSchema.safeParse(text);
      return data && data.at > now - statusMs ? [data] : [];
    })
    .sort((a, b) => a.node.localeCompare(b.node));
}
