import type { Canary } from '@marquee/releases/registry/registryState.ts';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { Logger } from 'pino';
import type { ToPrimary, WorkerSecrets } from '../workerMessages.ts';

export type FleetParts = {
  /** Workers on the port that readers use. */
  workers: number;
  /** Milliseconds for which the previous set stays in standby. 0 disables standby. */
  standbyMs: number;
  /** Secrets for the live set's workers, because only those workers serve operators and teams. */
  secrets: WorkerSecrets;
  /** Folder for the sockets of the other generations. */
  socketFolder: string;
  /** File descriptor of the listening socket that a service manager has opened. Null if the live set's workers bind the port. */
  inheritedSocket: number | null;
  log: Logger;
  onMessage: (message: ToPrimary) => void;
  /** A canary's workers do not come up. */
  onCanaryFailed: (canary: Canary, error: unknown) => void;
  /** A worker has died, or was killed because it hung. */
  onDeath: () => void;
  /** Called when workers of the live set or of a canary crash repeatedly. */
  onCrashing: (set: ReleaseSet) => void;
  /** The set that is about to go live is ready, or does not start: `preparedStatus` says which. */
  onPrepared: () => void;
  /** True if the api responds. Without the api no set can be proved, and no failed start is the set's fault. */
  isApiUp: () => Promise<boolean>;
};

/** A live set that does not start here. */
export type Refusal = { set: ReleaseSet; error: unknown };
