import type { PartialSet } from '@marquee/releases/releaseSet.ts';
import type { CountStep } from '../counts/CountStep.ts';
import type { LastReport } from '../counts/LastReport.ts';

import type { NodeStatus } from './NodeStatus.ts';

/** Counts of one node of the cluster. Times are in milliseconds. */
export type NodeCounts = {
  /** Host name and port. */
  node: string;
  /** Process id of its primary, and when that started. */
  pid: number;
  /** Version of the server around the parts. */
  server?: string | undefined;
  since: number;
  /** When it last reported. */
  at: number;
  /** The set on its port. Null until one is served. */
  set: PartialSet | null;
  canaries: readonly { part: string; version: string; percent: number }[];
  workers: number;
  /** The set whose workers were last made ready here, or the reason why they do not start. */
  prepared?: NodeStatus['prepared'];
  /** Workers that died in the last five minutes. */
  deaths: number;
  /** Pages in the last five minutes. */
  pages: number;
  errors: number;
};

/** Counts of all nodes for the last five minutes. */
export type ServedCounts = {
  nodes: readonly NodeCounts[];
  /** Count steps of all nodes, in no particular order. */
  steps: readonly CountStep[];
  /** Pages by the name of the set that they were made with. */
  pages: Record<string, number>;
  /** Estimated readers of each set, told apart by address and browser. */
  sessions: Record<string, number>;
  /** Errors by `part@version`, of the server and of browsers. A network address counts once for each. */
  errors: Record<string, number>;
  /** The last errors, newest first, with the node that received them. */
  reports: readonly (LastReport & { node: string })[];
  /** Start of the counted period, in milliseconds since the epoch. */
  since: number;
};
