import cluster from 'node:cluster';
import path from 'node:path';
import { partNames } from '@marquee/releases/partNames.ts';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import pino from 'pino';
import { Generation } from '../Generation.ts';

/** A primary with two workers. argv: number of workers that are killed at their start, and number of workers then. Prints the outcome. */
cluster.setupPrimary({ exec: path.join(import.meta.dirname, 'echoWorker.ts') });
let toKill = Number(process.argv[2]);
const workerCount = Number(process.argv[3]);
cluster.on('fork', ({ process: child }) => {
  if (toKill > 0) child.kill('SIGKILL');
  toKill -= 1;
});
const generation = new Generation({
  set: Object.fromEntries(partNames.map((part) => [part, '0.1.0-aaaaaaaaaa'])) as ReleaseSet,
  ...{ count: 2, socket: null, secrets: {}, onMessage: () => undefined, log: pino({ level: 'silent' }) },
});
const outcome = await generation.prepare().then(
  () => 'ready',
  (error: Error) => error.message,
);
const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
const deadline = Date.now() + 10_000;
if (outcome === 'ready') {
  await generation.activate();
  await generation.grow(workerCount);
}
// A dead worker's channel closes a moment after its exit is known.
const expected = outcome === 'ready' ? workerCount : 0;
while (workers().length !== expected && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
process.stdout.write(JSON.stringify({ outcome, workers: workers().length }), () => {
  for (const worker of workers()) worker?.process.kill('SIGKILL');
  process.exit();
});
