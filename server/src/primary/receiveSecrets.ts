import cluster from 'node:cluster';
import { once } from 'node:events';
import type { ToWorker, WorkerSecrets } from '../workerMessages.ts';

/** Waits for the primary's first message. A worker of the release gate has no primary and gets no secrets. */
export async function receiveSecrets(): Promise<WorkerSecrets> {
  if (!cluster.isWorker) return {};
  // Nothing else keeps the process alive yet.
  process.channel?.ref();
  const [message] = (await once(process, 'message')) as [ToWorker];
  process.channel?.unref();
  if (message.kind !== 'secrets')
    throw new Error(`The first message of the primary must bring the secrets, and is “${message.kind}”`);
  return message.secrets;
}
