import path from 'node:path';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { CacheKey } from '../address/cacheKey.ts';
import type { Proof } from '../pages/Proof.ts';
import type { FleetParts } from './FleetParts.ts';
import { Generation } from './Generation.ts';

/** Name of the socket on which the live set's workers listen for others of this machine. */
export const liveSocketName = 'live.sock';

/** Workers for the port that readers use. @param latestPages those that they render before they serve */
export function portGeneration(
  parts: FleetParts,
  set: ReleaseSet,
  proof: Proof,
  latestPages: () => readonly CacheKey[],
): Generation {
  const { workers, secrets, port, socketFolder, onMessage, onDeath, onCrashing, log } = parts;
  return new Generation({
    set,
    count: workers,
    socket: null,
    environment: {
      MARQUEE_LIVE_SOCKET: path.join(socketFolder, liveSocketName),
      // Those in standby answer, too.
      MARQUEE_STORED_FOLDER: socketFolder,
    },
    secrets,
    proof,
    handle: () => port.handle(),
    latestPages,
    onMessage,
    onDeath,
    onCrashing: () => onCrashing(set),
    log,
  });
}
