import type { ToWorker } from '../../workerMessages.ts';
import { receiveSecrets } from '../receiveSecrets.ts';

/** A worker that serves nobody: it sends the secrets that it got to its primary. */
// As in a network's processes, the channel does not keep it alive.
process.channel?.unref();
const secrets = await receiveSecrets();
process.send?.({ kind: 'counted', counted: secrets });
process.send?.({ kind: 'ready' });
process.on('message', ({ kind }: ToWorker) => process.send?.({ kind: kind === 'warm' ? 'warmed' : 'listening' }));
// Its primary looks at it, and ends it.
setInterval(() => undefined, 60_000);
