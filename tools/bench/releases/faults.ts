import path from 'node:path';
import type { GateResult } from '@marquee/releases/registry/logEntry.ts';
import { canaries, liveSet } from '@marquee/releases/registry/registryState.ts';
import { type ReleaseSet, releaseSetName } from '@marquee/releases/releaseSet.ts';
import { siteKeys } from '@marquee/shared/domain';
import { askSite } from '../../network/askSite.ts';
import { allPages } from '../load/allPages.ts';
import { seeded } from '../seeded.ts';
import { type Figure, table } from '../table.ts';
import { type BenchNetwork, withNetwork } from '../withNetwork.ts';
import { benchService } from './benchService.ts';
import { OwnPostgres } from './OwnPostgres.ts';
import { childrenOf, primaryOf } from './processMemory.ts';
import { SteadyReaders } from './SteadyReaders.ts';
import { visibleRelease } from './visibleReleases.ts';

const ports = { port: 3546, apiPort: 3547 } as const;
const workers = 2;
const readersAtOnce = 8;
const victims = ['worker', 'primary', 'server', 'api', 'database'] as const;
type Victim = (typeof victims)[number];
const acts = ['release', 'canary', 'promote', 'rollback'] as const;
type Act = (typeof acts)[number];
/** The kill comes within this time of the beginning of an act: it takes about as long. */
const actMs = 4_000;
/** Longest time until the registry and the server agree, once what was killed is back (issue 15). */
const agreeBar = 5_000;
const patienceMs = 120_000;
/** So long they have to agree in the end. */
const quietMs = 2_000;
/** New connections that have to show the same set. */
const looks = 12;
const passed: GateResult = { passed: true, reasons: [], seconds: 0, checks: [] };
const request = { actor: 'bench', report: () => undefined };

type Kill = { victim: Victim; act: Act; disagreedMs: number; failed: number; requested: number };

/**
 * "Faults": kills in turn a worker, the primary, the api and the database (of the api and of the registry) at random moments of a
 * release, a canary, its promotion and a rollback, and starts at once what does not come back by itself, as a supervisor would.
 * Measures whether readers get their pages meanwhile, and how soon the registry and the server agree.
 */
export async function benchFaults(count = 50): Promise<void> {
  const database = new OwnPostgres();
  await withNetwork(
    { ...ports, workers, shell: { LOG_LEVEL: 'warn' } },
    (network) => measure(network, database, count),
    async (folder) => {
      const settings = { DATABASE_URL: await database.start(path.join(folder, 'own-postgres')) };
      return { settings, shared: settings, stop: () => database.stop() };
    },
  );
}

async function measure(own: BenchNetwork, database: OwnPostgres, count: number): Promise<void> {
  const { network, releases } = own;
  const { service, statuses } = benchService(own, async () => passed);
  const pages = await allPages(
    siteKeys.map((key) => network.hosts.originOf(key)),
    5,
  );
  const readers = new SteadyReaders(() => pages[Math.floor(Math.random() * pages.length)] ?? '');
  const random = seeded(20_261_123);
  const kills: Kill[] = [];
  let versions = 0;
  const begin = async (act: Act) => {
    if (act === 'promote') return service.promote('mf-post', request);
    if (act === 'rollback') return service.rollback('mf-post', request);
    versions += 1;
    const { manifest } = await visibleRelease(releases.cache, own.set['mf-post'], versions);
    const parcel = releases.cache.folder('mf-post', manifest.version);
    return service.release(parcel, manifest, act === 'canary' ? { ...request, percent: 50 } : request);
  };
  readers.start(readersAtOnce);
  for (let number = 0; number < count; number += 1) {
    const round = Math.floor(number / victims.length);
    const victim = victims[(number + round) % victims.length] ?? 'worker';
    const act = acts[number % acts.length] ?? 'release';
    const before = { ...readers.counts };
    // A refusal in words is an outcome as well: a promotion without a canary, or a registry that is away.
    const under = begin(act).catch((error: Error) => error.message);
    await new Promise((resolve) => setTimeout(resolve, random() * actMs));
    await kill(victim, own, database, random);
    const disagreedMs = await longestDisagreement(own, under);
    const outcome = await under;
    const failed = readers.counts.failed - before.failed;
    const problems = readers.takeProblems();
    // Nobody listens while there is no server.
    if (victim !== 'server') for (const problem of problems) console.log(`! ${problem}`);
    kills.push({ victim, act, disagreedMs, failed, requested: readers.counts.requested - before.requested });
    console.log(
      `${number + 1}: ${victim} in a ${act}: disagreed for ${disagreedMs.toFixed(0)} ms, ${failed} failed pages${typeof outcome === 'string' ? `; ${outcome}` : ''}`,
    );
  }
  await readers.stop();
  await statuses.close();
  console.log(`\n${table(victims.flatMap((victim) => figuresOf(victim, kills)))}\n`);
}

/** Kills one. Resolves when it is back; a worker is replaced by its primary, and that by its keeper. */
async function kill(
  victim: Victim,
  { network }: BenchNetwork,
  database: OwnPostgres,
  random: () => number,
): Promise<void> {
  const child = (name: string) => network.processes.find((one) => one.name === name)?.child;
  if (victim === 'database') {
    await database.kill();
    await database.startAgain();
  } else if (victim === 'api') {
    child('api')?.kill('SIGKILL');
    await network.restartApi();
  } else if (victim === 'server') {
    const primary = await primaryOf(child('shell')?.pid ?? 0);
    child('shell')?.kill('SIGKILL');
    await ended(primary);
    await network.restartShell();
  } else {
    const primary = await primaryOf(child('shell')?.pid ?? 0);
    // Its keeper starts another one.
    const all = victim === 'primary' ? [primary] : await childrenOf(primary);
    const pid = all[Math.floor(random() * all.length)];
    if (pid === undefined) throw new Error(`No ${victim} runs`);
    process.kill(pid, 'SIGKILL');
  }
}

/** Waits for a process that ends by itself: until then it may answer on the port of the one that follows. */
async function ended(pid: number): Promise<void> {
  const isRunning = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  while (isRunning()) await new Promise((resolve) => setTimeout(resolve, 20));
}

type Health = { set: ReleaseSet; others: { part: string; version: string; percent: number }[] };

/**
 * Watches until an act is over and the registry and the server have agreed for a while.
 * @returns the longest time in milliseconds for which a new connection showed another set, or other canaries, than the registry wants
 */
async function longestDisagreement({ network, releases }: BenchNetwork, act: Promise<unknown>): Promise<number> {
  let isOver = false;
  void act.then(() => {
    isOver = true;
  });
  const startedAt = performance.now();
  let agreedAt = startedAt;
  let since = startedAt;
  let longest = 0;
  for (;;) {
    const isAgreed = await agrees(`http://127.0.0.1:${network.settings.port}/healthz`, releases);
    const now = performance.now();
    if (!isAgreed) {
      longest = Math.max(longest, now - agreedAt);
      since = now;
    } else agreedAt = now;
    if (isOver && now - since > quietMs) return longest;
    if (now - startedAt > patienceMs) return Number.POSITIVE_INFINITY;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function agrees(address: string, { registry }: BenchNetwork['releases']): Promise<boolean> {
  const state = await registry.read().catch(() => null);
  const live = state && liveSet(state);
  if (!state || !live) return false;
  const others = canaries(state).map(({ part, version, percent }) => ({ part, version, percent }));
  const seen = await Promise.all(Array.from({ length: looks }, () => askSite(address).catch(() => null)));
  return seen.every((response) => {
    if (response?.status !== 200) return false;
    const health = JSON.parse(response.body.toString()) as Health;
    return (
      releaseSetName(health.set) === releaseSetName(live) && JSON.stringify(health.others) === JSON.stringify(others)
    );
  });
}

function figuresOf(victim: Victim, all: readonly Kill[]): Figure[] {
  const kills = all.filter((kill) => kill.victim === victim);
  const failed = kills.reduce((sum, kill) => sum + kill.failed, 0);
  const requested = kills.reduce((sum, kill) => sum + kill.requested, 0);
  // A killed process takes the requests that are under way in it with it, and nobody listens while there is no server.
  const bar = victim === 'api' || victim === 'database' ? 0 : null;
  return [
    { name: `${victim}: kills`, value: kills.length, unit: '', bar: null },
    { name: `${victim}: failed pages of ${requested}`, value: failed, unit: '', bar },
    {
      name: `${victim}: longest disagreement of registry and server`,
      value: Math.max(0, ...kills.map(({ disagreedMs }) => disagreedMs)) / 1_000,
      unit: 's',
      bar: agreeBar / 1_000,
    },
  ];
}
