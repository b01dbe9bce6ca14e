import path from 'node:path';
import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import type { GateResult } from '@marquee/releases/registry/logEntry.ts';
import { canaries, liveSet } from '@marquee/releases/registry/registryState.ts';
import { type ReleaseSet, releaseSetName } from '@marquee/releases/releaseSet.ts';
import { askSite } from '../../network/askSite.ts';
import { OwnPostgres } from '../../network/OwnPostgres.ts';
import { childrenOf } from '../childrenOf.ts';
import { seeded } from '../seeded.ts';
import { report } from '../table.ts';
import { type BenchNetwork, withNetwork } from '../withNetwork.ts';
import { allPages } from './allPages.ts';
import { benchService } from './benchService.ts';
import { type Kill, killFigures, type Victim, victims } from './killFigures.ts';
import { SteadyReaders } from './SteadyReaders.ts';
import { visibleRelease } from './visibleReleases.ts';

const ports = { port: 3546, apiPort: 3547 } as const;
const workers = 2;
const readersAtOnce = 8;
const acts = ['release', 'canary', 'promote', 'rollback'] as const;
type Act = (typeof acts)[number];
/** Milliseconds from the start of an act within which the kill comes. An act takes about as long. */
const actMs = 4_000;
const timeoutMs = 120_000;
/** Milliseconds for which registry and server must agree at the end. */
const quietMs = 2_000;
/** Number of new connections that must all show the same set. */
const connections = 12;
const passed: GateResult = { passed: true, reasons: [], seconds: 0, checks: [] };
const request = { actor: 'bench', report: () => undefined };

/**
 * "Faults": kills a worker, the primary, the api and the database in turn. The kills come at random moments of a release, canary, promotion
 * or rollback. Restarts at once whatever does not restart automatically, as a supervisor would. Measures failed pages, and how soon the
 * registry and the server agree.
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
    siteFolderKeys().map((key) => network.hosts.originOf(key)),
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
    // A refusal is a valid outcome, for example a promotion without a canary, or an unavailable registry.
    const running = begin(act).catch((error: Error) => error.message);
    await new Promise((resolve) => setTimeout(resolve, random() * actMs));
    await kill(victim, own, database, random);
    const disagreedMs = await maxDisagreementMs(own, running);
    const outcome = await running;
    const failed = readers.counts.failed - before.failed;
    const problems = readers.takeProblems();
    // Failures are expected while there is no server, so they are not printed.
    if (victim !== 'server') for (const problem of problems) console.log(`! ${problem}`);
    kills.push({ victim, disagreedMs, failed, requested: readers.counts.requested - before.requested });
    console.log(
      `${number + 1}: ${victim} in a ${act}: disagreed for ${disagreedMs.toFixed(0)} ms, ${failed} failed pages${typeof outcome === 'string' ? `; ${outcome}` : ''}`,
    );
  }
  await readers.stop();
  await statuses.close();
  report(killFigures(kills));
}

/** Kills the victim. Resolves when it runs again. The primary replaces a killed worker. */
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
    const workers = await childrenOf(child('shell')?.pid ?? 0);
    child('shell')?.kill('SIGKILL');
    await Promise.all(workers.map(ended));
    await network.restartShell();
  } else {
    const all = await childrenOf(child('shell')?.pid ?? 0);
    const pid = all[Math.floor(random() * all.length)];
    if (pid === undefined) throw new Error(`No ${victim} runs`);
    process.kill(pid, 'SIGKILL');
  }
}

/** Waits until an orphaned worker has exited. Until then, it may answer on the port of the next server. */
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
 * Watches until an act is over and the registry and the server have agreed for `quietMs`.
 * @returns the maximum time in milliseconds for which new connections showed a set or canaries that differed from the registry
 */
async function maxDisagreementMs({ network, releases }: BenchNetwork, act: Promise<unknown>): Promise<number> {
  let isOver = false;
  void act.then(() => {
    isOver = true;
  });
  const startedAt = performance.now();
  let agreedAt = startedAt;
  let since = startedAt;
  let maxMs = 0;
  for (;;) {
    const isAgreed = await agrees(`http://127.0.0.1:${network.settings.port}/healthz`, releases);
    const now = performance.now();
    if (!isAgreed) {
      maxMs = Math.max(maxMs, now - agreedAt);
      since = now;
    } else agreedAt = now;
    if (isOver && now - since > quietMs) return maxMs;
    if (now - startedAt > timeoutMs) return Number.POSITIVE_INFINITY;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function agrees(address: string, { registry }: BenchNetwork['releases']): Promise<boolean> {
  const state = await registry.read().catch(() => null);
  const live = state && liveSet(state);
  if (!state || !live) return false;
  const others = canaries(state).map(({ part, version, percent }) => ({ part, version, percent }));
  const seen = await Promise.all(Array.from({ length: connections }, () => askSite(address).catch(() => null)));
  return seen.every((response) => {
    if (response?.status !== 200) return false;
    const health = JSON.parse(response.body.toString()) as Health;
    return (
      releaseSetName(health.set) === releaseSetName(live) && JSON.stringify(health.others) === JSON.stringify(others)
    );
  });
}
