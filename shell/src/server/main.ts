import cluster from 'node:cluster';
import path from 'node:path';
import pino from 'pino';
import { Registry } from '../releases/registry.ts';
import { readShellConfig } from './config.ts';
import { Rotation } from './Rotation.ts';

/** The shell: a primary that loads no app code, owns the socket, and keeps workers on the live release set. */
const config = readShellConfig(process.env);
const log = pino({ level: config.LOG_LEVEL, base: { pid: process.pid } });

cluster.setupPrimary({ exec: path.join(import.meta.dirname, 'worker.ts') });
const registry = new Registry(path.join(config.DATA_DIR, 'releases'));
const rotation = new Rotation({ workers: config.WORKERS, log });

let lastProblem = '';
async function followRegistry(): Promise<void> {
  try {
    const live = await registry.live();
    if (live) await rotation.moveTo(live);
    lastProblem = '';
  } catch (error) {
    const problem = String(error);
    // The registry is asked twice a second: say it once.
    if (problem !== lastProblem) log.error({ err: error }, 'cannot move to the live release set');
    lastProblem = problem;
  }
  setTimeout(() => void followRegistry(), config.REGISTRY_POLL_MS);
}
await followRegistry();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    rotation.stop();
    process.exit(0);
  });
}
