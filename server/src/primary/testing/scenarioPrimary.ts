import cluster from 'node:cluster';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@marquee/platform/http/testing/freePort.ts';
import { releaseSetOf, versionWith } from '@marquee/releases/testing/releaseSetOf.ts';
import pino from 'pino';
import { Fleet } from '../Fleet.ts';
import { Generation } from '../Generation.ts';

/**
 * A primary whose workers take a while to listen. argv: `fleet`, where a set goes live while the one before it begins to listen; `standby`,
 * where a generation is to rest while it begins to; or `canaries`, how those at a start and later ones prove themselves. Prints a fact of the
 * pages that answer on the port then, each once.
 */
cluster.setupPrimary({ exec: path.join(import.meta.dirname, 'pageWorker.ts') });
const settledMs = 1_500;
const setWith = (digit: string) => releaseSetOf({ 'mf-post': versionWith(digit) });
const [first, second, third] = [setWith('1'), setWith('2'), setWith('3')];
const log = pino({ level: 'silent' });
const socketFolder = await mkdtemp(path.join(tmpdir(), 'marquee-scenario-'));
const port = await freePort();
process.env.PORT = String(port);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
let onPrepared: () => void = () => undefined;

const makeFleet = () =>
  new Fleet({
    ...{ workers: 2, standbyMs: 60_000, secrets: {}, socketFolder, log, inheritedSocket: null },
    onMessage: () => undefined,
    ...{ onCanaryFailed: () => undefined, onDeath: () => undefined, onCrashing: () => undefined },
    onPrepared: () => onPrepared(),
    isApiUp: async () => true,
  });

/** While the second set serves and the third is ready, the first is to come back, and at once after that the third to follow. */
async function moveOn(): Promise<void> {
  const fleet = makeFleet();
  await fleet.apply({ live: first, canaries: [] });
  await fleet.apply({ live: second, canaries: [] });
  const prepared = new Promise<void>((resolve) => {
    onPrepared = resolve;
  });
  await fleet.apply({ live: second, canaries: [] }, { set: third, since: 'now' });
  await prepared;
  const goingBack = fleet.apply({ live: first, canaries: [] }, { set: third, since: 'now' });
  // The primary activates the first set at once, because the set is in standby.
  await wait(100);
  await Promise.all([goingBack, fleet.apply({ live: third, canaries: [] })]);
}

const environment = { PORT: String(port) };
const parts = { set: first, count: 2, socket: null, environment, secrets: {}, log, onMessage: () => undefined };

async function restSoon(): Promise<void> {
  const generation = new Generation(parts);
  await generation.prepare();
  const activated = generation.activate();
  generation.standby();
  await activated;
  // The workers stop listening a moment after they have begun.
  while ((await ask()) !== null) await wait(20);
}

type Page = { post: string; proof: string };

/** A canary is there at the start, and another one comes later. @returns how each was to prove itself */
async function startWithCanary(): Promise<string[]> {
  const canaryOf = (set: typeof first) => ({ part: 'mf-post' as const, version: set['mf-post'], percent: 50, set });
  const fleet = makeFleet();
  const known = new Set<string>();
  const proofs: string[] = [];
  for (const set of [second, third]) {
    await fleet.apply({ live: first, canaries: [canaryOf(set)] });
    while (fleet.servedCanaries.length === 0) await wait(20);
    const names = (await readdir(socketFolder)).filter((name) => /^\d+-.*\.sock$/.test(name) && !known.has(name));
    for (const name of names) {
      known.add(name);
      proofs.push((await ask({ socketPath: path.join(socketFolder, name) }))?.proof ?? 'unknown');
    }
  }
  return proofs;
}

/** Null if the port does not respond. */
function ask(place: { port: number } | { socketPath: string } = { port }): Promise<Page | null> {
  return new Promise((resolve) => {
    http
      .get({ ...place, host: '127.0.0.1', agent: false }, (response) => {
        response.on('data', (page: Buffer) => resolve(JSON.parse(page.toString())));
      })
      .on('error', () => resolve(null));
  });
}

const acts: Record<string, () => Promise<(page: Page) => string>> = {
  fleet: async () => {
    await moveOn();
    return ({ post }) => post;
  },
  standby: async () => {
    await restSoon();
    return ({ post }) => post;
  },
  canaries: async () => {
    const proofs = await startWithCanary();
    return () => proofs.join(', ');
  },
};
const read = await acts[process.argv[2] ?? '']?.();
await wait(settledMs);
const answers = await Promise.all(Array.from({ length: 12 }, () => ask()));
await rm(socketFolder, { recursive: true, force: true });
process.stdout.write(JSON.stringify([...new Set(answers.map((page) => (page && read ? read(page) : null)))]), () => {
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
  process.exit();
});
