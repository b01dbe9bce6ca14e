import type { ToWorker } from '../../workerMessages.ts';
import { receiveSecrets } from '../receiveSecrets.ts';

/** Worker that serves no readers. It sends the secrets that it received back to its primary. */
// As in the processes of a network, the channel must not keep the worker alive.
process.channel?.unref();
const secrets = await receiveSecrets();
process.send?.({ kind: 'counted', counted: secrets });
process.send?.({ kind: 'ready' });
process.on('message', ({ kind }: ToWorker) => kind === 'activate' && process.send?.({ kind: 'active' }));
// Keeps the worker alive until its primary has inspected and ended it.
setInterval(() => undefined, 60_000);
