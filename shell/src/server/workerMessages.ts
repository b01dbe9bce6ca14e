import type { ReleaseName } from '../releases/manifest.ts';
import type { Counted } from '../reports/Counted.ts';

/** A release set of some readers, and the socket where its workers listen. */
export type OtherSet = { part: ReleaseName; version: string; percent: number; socket: string };

/** An override, and the socket where its workers listen; null while they start and when they do not come up, for that reason. */
export type OverrideRoute = {
  id: string;
  part: ReleaseName;
  version: string;
  /** When the registry was told of it. */
  since: string;
  socket: string | null;
  problem: string | null;
};

/** What a worker tells its primary. */
export type ToPrimary =
  | { kind: 'listening' }
  | { kind: 'proved' }
  | { kind: 'failed'; reason: string }
  /** Said every second, for as long as nothing in it hangs. */
  | { kind: 'alive' }
  /** What it has counted since it last told. */
  | { kind: 'counted'; counted: Counted };

/** What a primary tells its workers. */
export type ToWorker =
  | { kind: 'drain' }
  /** From now on these other sets run. */
  | { kind: 'others'; others: readonly OtherSet[]; overrides: readonly OverrideRoute[] };

export type WorkerMessage = ToPrimary | ToWorker;
