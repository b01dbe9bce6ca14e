import type { ReleaseName } from '@marquee/releases/manifest.ts';
import type { ShellConfig } from './config.ts';
import type { Counted } from './rollback/Counted.ts';

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
  | { kind: 'failed'; reason: string }
  /** Said every second, for as long as nothing in it hangs. */
  | { kind: 'alive' }
  /** What it has counted since it last told. */
  | { kind: 'counted'; counted: Counted };

/** Settings that are in no worker's environment; a worker that readers cannot reach by the port gets none of them. */
export type WorkerSecrets = Partial<
  Pick<
    ShellConfig,
    'OPERATOR_TOKEN' | 'DATABASE_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_SESSION_TOKEN'
  >
>;

/** What a primary tells its workers. */
export type ToWorker =
  /** The first word, before any released code is loaded. */
  | { kind: 'secrets'; secrets: WorkerSecrets }
  | { kind: 'drain' }
  /** From now on these other sets run. */
  | { kind: 'others'; others: readonly OtherSet[]; overrides: readonly OverrideRoute[] };
