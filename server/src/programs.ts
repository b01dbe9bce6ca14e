import path from 'node:path';
import type { ServerPrograms } from '@marquee/releases/gate/ServerPrograms.ts';
import { serverContracts } from './releaseSet/serverContracts.ts';

/** The programs of this server that the gate starts to try a release. */
export const serverPrograms: ServerPrograms = {
  probe: path.join(import.meta.dirname, 'probe/probeWorker.ts'),
  worker: path.join(import.meta.dirname, 'worker.ts'),
  serverContracts,
};
