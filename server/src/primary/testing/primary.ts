import cluster from 'node:cluster';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { partNames } from '@marquee/releases/partNames.ts';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import pino from 'pino';
import { Generation } from '../Generation.ts';

/**
 * Starts one worker. Prints the worker's environment as the system shows it, and the first message that it received.
 */
cluster.setupPrimary({ exec: path.join(import.meta.dirname, 'echoWorker.ts') });
const [socket = '', token = ''] = process.argv.slice(2);
const sent: unknown[] = [];
const generation = new Generation({
  set: Object.fromEntries(partNames.map((part) => [part, '0.1.0-aaaaaaaaaa'])) as ReleaseSet,
  count: 1,
  socket: socket || null,
  secrets: token ? { OPERATOR_TOKEN: token } : {},
  onMessage: (message) => sent.push(message),
  log: pino({ level: 'silent' }),
});
await generation.start();
const [worker] = Object.values(cluster.workers ?? {});
const environment = await readFile(`/proc/${worker?.process.pid}/environ`, 'utf8');
process.stdout.write(JSON.stringify({ environment, sent }), () => {
  worker?.process.kill('SIGKILL');
  process.exit();
});
