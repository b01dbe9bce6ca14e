import path from 'node:path';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { ProbeScope } from '../pages/ProbeScope.ts';
import type { FleetParts } from './FleetParts.ts';
import { Generation } from './Generation.ts';

/** Name of the socket on which the live set's workers listen for other workers of this machine. */
export const liveSocketName = 'live.sock';

/** Workers for the port that readers use. */
export function portGeneration(parts: FleetParts, set: ReleaseSet, probeScope: ProbeScope): Generation {
  const { workers, secrets, inheritedSocket, socketFolder, onMessage, onDeath, onCrashing, log } = parts;
  return new Generation({
    set,
    count: workers,
    socket: null,
    environment: {
      MARQUEE_LIVE_SOCKET: path.join(socketFolder, liveSocketName),
      MARQUEE_STORED_PAGES: 'on',
      ...(inheritedSocket !== null && { MARQUEE_INHERITED_SOCKET: String(inheritedSocket) }),
    },
    secrets,
    probeScope,
    onMessage,
    onDeath,
    onCrashing: () => onCrashing(set),
    log,
  });
}
