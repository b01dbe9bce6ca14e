import { releaseVersionSchema } from '@marquee/releases/manifest.ts';
import { partNameSchema } from '@marquee/releases/partNames.ts';
import { partialSetSchema } from '@marquee/releases/releaseSet.ts';
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
  /** Version of the server code around the parts. Nodes with older code do not report it. */
  server: z.string().optional(),
  /** When it started, and when it wrote this, in milliseconds. */
  since: z.number(),
  at: z.number(),
  /** The set on its port. Null until one is served. Nodes with older code lack new parts. */
  set: partialSetSchema.nullable(),
  /** The preparation whose workers are ready or failed to start, with the reason in `problem`. Nodes with older code do not report it. */
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

/** Parses stored statuses. Drops statuses of nodes that have stopped reporting, and statuses in another format. */
export function freshStatuses(stored: readonly unknown[], now: number): NodeStatus[] {
  return stored
    .flatMap((text) => {
      const { data } = nodeStatusSchema.safeParse(text);
      return data && data.at > now - statusMs ? [data] : [];
    })
    .sort((a, b) => a.node.localeCompare(b.node));
}
