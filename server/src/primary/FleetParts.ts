import type { Canary } from '@marquee/releases/registry/registryState.ts';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { Logger } from 'pino';
import type { ToPrimary, WorkerSecrets } from '../workerMessages.ts';
import type { ListeningPort } from './ListeningPort.ts';

export type FleetParts = {
  /** Workers on the port that readers use. */
  workers: number;
  /** How long the set before stays in standby, in milliseconds; 0 for not at all. */
  standbyMs: number;
  /** For the live set's workers: only they answer operators and teams. */
  secrets: WorkerSecrets;
  /** Folder for the sockets of the other generations. */
  socketFolder: string;
  /** The socket on which the live set's workers listen. */
  port: Pick<ListeningPort, 'handle' | 'stop'>;
  /** Whether another primary serves until this one does: then its readers find the canaries, too. */
  isSuccessor: boolean;
  log: Logger;
  onMessage: (message: ToPrimary) => void;
  /** A canary's workers do not come up. */
  onCanaryFailed: (canary: Canary, error: unknown) => void;
  /** A worker has died, or was killed because it hung. */
  onDeath: () => void;
  /** Workers of the live set, or of a canary, die again and again. */
  onCrashing: (set: ReleaseSet) => void;
  /** A set serves for the first time. */
  onServing: () => void;
  /** The live set does not start here. */
  onRefused: (refusal: Refusal) => void;
  /** The set that is about to go live is ready, or does not start: `preparedStatus` says which. */
  onPrepared: () => void;
  /** Whether the api answers: without it no set can be proved, and none is at fault. */
  isApiUp: () => Promise<boolean>;
};

/** A live set that does not start here. */
export type Refusal = { set: ReleaseSet; error: unknown };
