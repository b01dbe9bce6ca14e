import path from 'node:path';
import type { ServerPrograms } from '@marquee/releases/gate/ServerPrograms.ts';
import { serverContracts } from './releaseSet/serverContracts.ts';

/** The programs that the primary and the gate start in processes of their own. */
export const serverPrograms: ServerPrograms = {
  probe: path.join(import.meta.dirname, 'probe/probeWorker.ts'),
  worker: path.join(import.meta.dirname, 'worker.ts'),
  serverContracts,
};
