import type { ReleaseName } from '../releases/manifest.ts';

/** A release set of some readers, and the socket where its workers listen. */
export type OtherSet = { part: ReleaseName; version: string; percent: number; socket: string };

/** What a worker tells its primary. */
export type ToPrimary = { kind: 'listening' } | { kind: 'proved' } | { kind: 'failed'; reason: string };

/** What a primary tells its workers. */
export type ToWorker =
  | { kind: 'drain' }
  /** From now on these other sets run. */
  | { kind: 'others'; others: readonly OtherSet[] };

export type WorkerMessage = ToPrimary | ToWorker;
