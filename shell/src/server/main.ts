import cluster from 'node:cluster';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { LastKnownSets } from '../releases/LastKnownSets.ts';
import { openReleases } from '../releases/openReleases.ts';
import { readShellConfig } from './config.ts';
import { Fleet } from './fleet/Fleet.ts';
import { RegistryFollower } from './fleet/RegistryFollower.ts';

/** The shell: a primary that loads no app code, owns the socket, and keeps workers on what the registry says. */
const config = readShellConfig(process.env);
const log = pino({ level: config.LOG_LEVEL, base: { pid: process.pid } });
const socketFolder = path.join(tmpdir(), `marquee-${process.pid}`);
await mkdir(socketFolder, { recursive: true, mode: 0o700 });

cluster.setupPrimary({ exec: path.join(import.meta.dirname, 'worker.ts') });
const releases = await openReleases(config, (error) => log.warn({ err: error }, 'the registry broke a connection'));
const fleet = new Fleet({
  workers: config.WORKERS,
  socketFolder,
  log,
  onMessage: () => undefined,
  onCanaryFailed: (canary, error) => {
    follower
      .endCanary(canary, error)
      .catch((problem: unknown) => log.error({ err: problem }, 'a canary cannot be ended'));
  },
});
const follower = new RegistryFollower({
  releases,
  fleet,
  lastKnown: new LastKnownSets(path.join(config.DATA_DIR, 'releases/last-known.json')),
  log,
  pollMs: config.REGISTRY_POLL_MS,
});
await follower.start();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    follower.stop();
    fleet.stop();
    process.exit(0);
  });
}
