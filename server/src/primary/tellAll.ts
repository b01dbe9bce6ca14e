import cluster from 'node:cluster';
import type { ToWorker } from '../workerMessages.ts';

/** Sends a message to the workers of all sets. */
export function tellAll(message: ToWorker): void {
  for (const worker of Object.values(cluster.workers ?? {})) if (worker?.isConnected()) worker.send(message);
}
