import type { NetworkData } from '@marquee/platform/network/networkData.ts';
import type { PartName } from '@marquee/shared/domain';
import type { Counted } from './counts/Counted.ts';
import type { Measured, WorkerState } from './counts/Measured.ts';

/** A canary, and the socket on which its workers listen. */
export type CanaryRoute = { part: PartName; version: string; percent: number; socket: string };

/** An override, and the socket on which its workers listen: null while they start, and when they fail to start, for the reason in `problem`. */
export type OverrideRoute = {
  id: string;
  part: PartName;
  version: string;
  /** When it was written into the registry. */
  since: string;
  socket: string | null;
  problem: string | null;
};

/** Messages of a worker to its primary. */
export type ToPrimary =
  /** The worker has loaded its set and rendered the probe pages, so it can listen. */
  | { kind: 'ready' }
  /** Readers can connect. */
  | { kind: 'active' }
  | { kind: 'failed'; reason: string }
  /** Sent every second, unless the worker hangs. */
  | { kind: 'alive' }
  /** The network's data, first and after each change. */
  | { kind: 'network'; data: NetworkData }
  /** A browser requests a release that is not on this machine. */
  | { kind: 'missing'; part: PartName; version: string }
  /** Counts since the last such message. */
  | { kind: 'counted'; counted: Counted }
  /** Metrics since the last such message, if somebody reads them. */
  | { kind: 'measured'; measured: Measured; state: WorkerState };

/** Variables that are in no worker's environment; only a worker that readers reach by the port gets them. */
export type WorkerSecrets = Partial<
  Record<
    'OPERATOR_TOKEN' | 'DATABASE_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_SESSION_TOKEN',
    string | undefined
  >
>;

/** Messages of the primary to its workers. */
export type ToWorker =
  /** The first message, before any released code is loaded. */
  | { kind: 'secrets'; secrets: WorkerSecrets }
  /** Accept readers. */
  | { kind: 'activate' }
  /** Accept no more connections, finish open requests, and stay ready to be activated again. */
  | { kind: 'standby' }
  /** Accept no more connections, and exit when the open ones have ended. */
  | { kind: 'drain' }
  /** A release that was missing is here, or cannot be fetched. */
  | { kind: 'fetched'; part: PartName; version: string }
  /** The node leaves soon: it still serves, and says that it is not ready for more. */
  | { kind: 'unready' }
  /** Drain, and end idle connections, because the whole node leaves. */
  | { kind: 'stop' }
  /** The canaries and overrides that run from now on. */
  | { kind: 'routes'; canaries: readonly CanaryRoute[]; overrides: readonly OverrideRoute[] };
