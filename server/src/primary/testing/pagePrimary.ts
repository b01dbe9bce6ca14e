import cluster from 'node:cluster';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { releaseSetOf } from '@marquee/releases/testing/releaseSetOf.ts';
import pino from 'pino';
import { Fleet } from '../Fleet.ts';
import { exitWithInheritedSocket, inheritedSocket } from '../inheritedSocket.ts';

/** Starts a primary with two workers and without a registry. Prints a line once it serves. */
cluster.setupPrimary({ exec: path.join(import.meta.dirname, 'pageWorker.ts') });
const socket = inheritedSocket(process.env, process.pid);
exitWithInheritedSocket(socket, pino({ level: 'silent' }));
const fleet = new Fleet({
  ...{ workers: 2, standbyMs: 0, secrets: {}, log: pino({ level: 'silent' }) },
  socketFolder: await mkdtemp(path.join(process.env.TEST_FOLDER ?? '', 's-')),
  inheritedSocket: socket,
  onMessage: () => undefined,
  onCanaryFailed: () => process.exit(1),
  onDeath: () => undefined,
  onCrashing: () => undefined,
  onPrepared: () => undefined,
  isApiUp: async () => true,
});
await fleet.apply({ live: releaseSetOf(), canaries: [] });
process.on('SIGTERM', () => void fleet.leave(0).then(() => process.exit(0)));
process.on('SIGHUP', () => void fleet.renew());
console.log(JSON.stringify({ primary: process.pid }));
