import type { PartName } from '@marquee/shared/domain';
import type { CacheKey } from './address/cacheKey.ts';
import type { Counted } from './counts/Counted.ts';

/** Pages that the next set's workers render before they serve. */
export const mostLatestPages = 200;

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
  /** It has loaded its set and rendered the probe pages: it can listen. */
  | { kind: 'ready' }
  /** These pages are rendered, as far as time allows. */
  | { kind: 'warmed' }
  | { kind: 'listening' }
  | { kind: 'failed'; reason: string }
  /** Sent every second, unless the worker hangs. */
  | { kind: 'alive' }
  /** The pages that its readers read last. */
  | { kind: 'latest'; keys: readonly CacheKey[] }
  /** A browser asks for a release that is not on this machine. */
  | { kind: 'missing'; part: PartName; version: string }
  /** Counts since the last such message. */
  | { kind: 'counted'; counted: Counted };

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
  /** Pages to render before it listens: those that readers of the set before read last. */
  | { kind: 'warm'; keys: readonly CacheKey[] }
  /** On a socket of its own, or on the socket that comes with the message, or else on the port. */
  | { kind: 'listen' }
  /** Takes no more connections, and stays ready to listen again. */
  | { kind: 'rest' }
  /** Takes no more connections, and leaves when the open ones have ended. With a successor of the primary: where its live workers listen. */
  | { kind: 'drain'; liveSocket?: string }
  /** A release that was missing is here, or cannot be fetched. */
  | { kind: 'fetched'; part: PartName; version: string }
  /** The node leaves soon: it still serves, and says that it is not ready for more. */
  | { kind: 'unready' }
  /** Takes no more connections, ends the idle ones, and leaves when the others have ended. */
  | { kind: 'leave' }
  /** The canaries and overrides that run from now on. */
  | { kind: 'routes'; canaries: readonly CanaryRoute[]; overrides: readonly OverrideRoute[] };
