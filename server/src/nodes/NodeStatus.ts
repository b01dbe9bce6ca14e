import { releaseVersionSchema } from '@marquee/releases/manifest.ts';
import { partNameSchema } from '@marquee/releases/partNames.ts';
import { partialSetSchema } from '@marquee/releases/releaseSet.ts';
import { z } from 'zod';
import { countStepSchema } from '../counts/CountStep.ts';
import { lastReportSchema } from '../counts/LastReport.ts';

/** Time in milliseconds without a report after which a node counts as gone. */
const statusMs = 30_000;

/** The report of a node, readable by all nodes. Stored, so every version of the code must be able to parse or drop it. */
const nodeStatusSchema = z.object({
  /** Host name and port, which are unique for each node. */
  node: z.string(),
  pid: z.number(),
  /** Version of the server code around the parts. Nodes with older code do not report it. */
  server: z.string().optional(),
  /** Times in epoch milliseconds: `since` is the start of the node, `at` is the time of this report. */
  since: z.number(),
  at: z.number(),
  /** The set on its port. Null until one is served. Nodes with older code lack new parts. */
  set: partialSetSchema.nullable(),
  /** The preparation whose workers are ready or failed to start, with the reason in `problem`. Nodes with older code do not report it. */
  prepared: z.object({ set: z.string(), since: z.string(), problem: z.string().nullable() }).nullable().optional(),
  canaries: z.array(z.object({ part: partNameSchema, version: releaseVersionSchema, percent: z.number() })),
  /** Number of workers that respond. */
  workers: z.number(),
  /** Number of workers that died in the last five minutes. */
  deaths: z.number().default(0),
  steps: z.array(countStepSchema),
  /** Approximate number of visitors of each set in the window, by the set's name. */
  sessions: z.record(z.string(), z.number()),
  reports: z.array(lastReportSchema),
});
export type NodeStatus = z.infer<typeof nodeStatusSchema>;

/** Stores the status of all nodes. */
export type NodeStatuses = {
  write(status: NodeStatus): Promise<void>;
  /** Returns the status of every node that still reports. */
  read(now: number): Promise<NodeStatus[]>;
  /** Removes the status of a node. */
  remove(node: string): Promise<void>;
  close(): Promise<void>;
};

/** Parses stored statuses. Drops statuses of nodes that have stopped reporting, and statuses in another format. */
export function freshStatuses(stored: readonly unknown[], now: number): NodeStatus[] {
  return stored
    .flatMap((text) => {
      const { data } = nodeStatusSchema.safeParse(text);
      return data && data.at > now - statusMs ? [data] : [];
    })
    .sort((a, b) => a.node.localeCompare(b.node));
}
