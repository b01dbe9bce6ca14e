import { access, rename } from 'node:fs/promises';
import path from 'node:path';
import { goLive, recordResult } from '@marquee/releases/registry/decisions.ts';
import { type ReleaseSet, withRelease } from '@marquee/releases/releaseSet.ts';
import { siteKeys } from '@marquee/shared/domain';
import { allPages } from '../load/allPages.ts';
import { readPages, type Traffic } from '../load/readersTraffic.ts';
import { type Figure, table } from '../table.ts';
import { type BenchNetwork, withNetwork } from '../withNetwork.ts';
import { OwnPostgres } from './OwnPostgres.ts';
import { visibleRelease } from './visibleReleases.ts';

const ports = { port: 3542, apiPort: 3543 } as const;
const pagesOfSite = 20;
const readMs = 10_000;
const patienceMs = 60_000;
const passed = { passed: true, reasons: [], seconds: 0, checks: [] };

/**
 * "Cold": takes the storage of releases and the registry away while readers read, restarts the shell without them, and
 * brings them back. The registry has a database server of its own, so that only it dies; the api keeps its own.
 */
export async function benchCold(): Promise<void> {
  const registry = new OwnPostgres();
  await withNetwork(
    { ...ports, workers: 2, shell: { LOG_LEVEL: 'warn' } },
    (network) => measure(network, registry),
    async (folder) => ({
      settings: { DATABASE_URL: await registry.start(path.join(folder, 'registry-server')) },
      stop: () => registry.stop(),
    }),
  );
}

async function measure(own: BenchNetwork, registry: OwnPostgres): Promise<void> {
  const { network, set, folder, releases } = own;
  const origins = siteKeys.map((key) => network.hosts.originOf(key));
  const pages = await allPages(origins, pagesOfSite);
  const read = (ms = readMs) => readPages(pages, { untilMs: performance.now() + ms });
  const figures: Figure[] = [];
  const storage = path.join(folder, 'storage');

  // A release that is in the storage and not on this machine, as one that was made elsewhere.
  const elsewhere = await makeElsewhere(own, 1);
  await rename(storage, `${storage}.away`);
  await releases.registry.write('bench', goLive('mf-post', elsewhere));
  await noteTraffic(figures, 'storage gone, a release waits for it', read());
  await expectSet(own, set);
  const storageBack = performance.now();
  await rename(`${storage}.away`, storage);
  await untilSet(own, withRelease(set, 'mf-post', elsewhere));
  figures.push(seconds('Storage back: until the release is live', performance.now() - storageBack));

  await rename(storage, `${storage}.away`);
  await registry.kill();
  await noteTraffic(figures, 'storage and registry gone', read());
  const stopped = performance.now();
  await network.processes.find(({ name }) => name === 'shell')?.stop();
  const started = performance.now();
  await network.startShell();
  figures.push(
    seconds('Shell restarted without them: to stop', started - stopped),
    seconds('Shell restarted without them: until all sites answer', performance.now() - started),
  );
  await expectSet(own, withRelease(set, 'mf-post', elsewhere));
  await noteTraffic(figures, 'storage and registry gone, shell started anew', read());

  const back = performance.now();
  const recovering = read(2 * readMs);
  await rename(`${storage}.away`, storage);
  await registry.startAgain();
  figures.push(seconds('Registry back: server up', performance.now() - back));
  const next = await makeElsewhere(own, 2);
  const decided = performance.now();
  await releases.registry.write('bench', goLive('mf-post', next));
  await untilSet(own, withRelease(set, 'mf-post', next));
  figures.push(seconds('Registry back: a new release live after', performance.now() - decided));
  await noteTraffic(figures, 'all back, a release goes live', recovering);
  console.log(`\n${table(figures)}\n`);
}

/** A release that the registry and the storage have, and this machine's copy has not. */
async function makeElsewhere({ releases, set }: BenchNetwork, number: number): Promise<string> {
  const { cache, registry } = releases;
  const { manifest } = await visibleRelease(cache, set['mf-post'], number);
  const { name, version } = manifest;
  await releases.publish(cache.folder(name, version), manifest, 'bench');
  await registry.write('bench', recordResult(name, version, passed));
  await cache.remove(name, version);
  await access(cache.folder(name, version)).then(
    () => Promise.reject(new Error(`${name}@${version} is still on this machine`)),
    () => undefined,
  );
  return version;
}

async function noteTraffic(figures: Figure[], when: string, traffic: Promise<Traffic>): Promise<void> {
  const { requested, good, p99Ms, statuses } = await traffic;
  if (requested !== good) console.log(`! ${when}: ${JSON.stringify(statuses)}`);
  figures.push(
    { name: `Failed requests of ${requested}: ${when}`, value: requested - good, unit: '', bar: 0 },
    { name: `Slowest 1 %: ${when}`, value: p99Ms, unit: 'ms', bar: null },
  );
}

const seconds = (name: string, ms: number): Figure => ({ name, value: ms / 1_000, unit: 's', bar: null });

async function servedSet({ network }: BenchNetwork): Promise<ReleaseSet> {
  const response = await fetch(`http://127.0.0.1:${network.settings.port}/healthz`, {
    headers: { connection: 'close' },
  });
  return ((await response.json()) as { set: ReleaseSet }).set;
}

/** @throws when another set is served */
async function expectSet(own: BenchNetwork, wanted: ReleaseSet): Promise<void> {
  const served = await servedSet(own);
  if (served['mf-post'] !== wanted['mf-post'])
    throw new Error(`mf-post@${served['mf-post']} is served, and not ${wanted['mf-post']}`);
}

async function untilSet(own: BenchNetwork, wanted: ReleaseSet): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const served = await servedSet(own).catch(() => null);
    if (served?.['mf-post'] === wanted['mf-post']) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`mf-post@${wanted['mf-post']} was not served within a minute`);
}
