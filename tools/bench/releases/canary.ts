import http from 'node:http';
import { recordResult, rollback, startCanary } from '@marquee/releases/registry/decisions.ts';
import { siteKeys } from '@marquee/shared/domain';
import { askSite } from '../../network/askSite.ts';
import { type Figure, table } from '../table.ts';
import { type BenchNetwork, withNetwork } from '../withNetwork.ts';
import { CookieReaders } from './CookieReaders.ts';
import { FailingCanary } from './FailingCanary.ts';
import { visibleRelease } from './visibleReleases.ts';

const ports = { port: 3544, apiPort: 3545 } as const;
const shares = [1, 10, 50];
const readersOfShare = 20_000;
const connections = 40;
/** Most returning readers of the previous share. */
const mostAgain = 1_000;
const buckets = 10_000;
const followMs = 60_000;
const passed = { passed: true, reasons: [], seconds: 0, checks: [] };

/**
 * "Canary": 20,000 readers each at 1, 10 and 50 %, with a cookie jar of their own: which share gets it, and whether they keep it.
 * Then a canary whose readers have an error on 2 % of the pages, as their browsers report it: how soon it is taken back.
 */
export async function benchCanary(count = readersOfShare): Promise<void> {
  const shell = { LOG_LEVEL: 'warn', TRUST_PROXY: '127.0.0.1' };
  await withNetwork({ ...ports, workers: 2, shell }, async (network) => {
    const figures = [...(await measureShares(network, count)), ...(await measureRollback(network))];
    console.log(`\n${table(figures)}\n`);
  });
}

async function measureShares(own: BenchNetwork, count: number): Promise<Figure[]> {
  const version = await publish(own, 1);
  const { registry } = own.releases;
  const pages = siteKeys.map((key) => `${own.network.hosts.originOf(key)}/`);
  const readers = new CookieReaders(pages, connections);
  const figures: Figure[] = [];
  let changed = 0;
  let without = 0;
  let left = 0;
  let before: (string | null)[] = [];
  for (const percent of shares) {
    await registry.write('bench', startCanary('mf-post', version, percent));
    await untilShared(own, version, percent);
    const startedAt = performance.now();
    const readings = await readers.read(count, version);
    const seconds = (performance.now() - startedAt) / 1_000;
    const got = readings.filter(({ isCanary }) => isCanary[0]);
    const share = (100 * got.length) / count;
    changed += readings.filter(({ isCanary: [first, second] }) => first !== second).length;
    without += readings.filter(({ cookie }) => cookie === null).length;
    left += (await readers.readAgain(before.slice(0, mostAgain), version)).filter((isCanary) => !isCanary).length;
    before = got.map(({ cookie }) => cookie);
    const whole = `${percent} % of ${count} readers`;
    figures.push(
      { name: `Share measured at ${whole}`, value: share, unit: '%', bar: null },
      { name: `Its distance, at ${whole}`, value: Math.abs(share - percent), unit: '%', bar: chance(percent, count) },
      { name: `Pages a second meanwhile, at ${whole}`, value: (2 * count) / seconds, unit: '/s', bar: null },
    );
  }
  readers.close();
  await registry.write('bench', rollback('mf-post'));
  return [
    ...figures,
    { name: 'Readers whose second page was of another set', value: changed, unit: '', bar: 0 },
    { name: 'Canary readers who lost it when its share grew', value: left, unit: '', bar: 0 },
    { name: 'Readers without a cookie', value: without, unit: '', bar: 0 },
    { name: 'Failed requests', value: readers.failed, unit: '', bar: 0 },
  ];
}

/** Three standard deviations of a share, by chance of the readers and of the buckets that a release has. */
function chance(percent: number, count: number): number {
  const share = percent / 100;
  return 300 * Math.sqrt(share * (1 - share) * (1 / count + 1 / buckets));
}

async function measureRollback(own: BenchNetwork): Promise<Figure[]> {
  const version = await publish(own, 2);
  const pages = siteKeys.map((key) => `${own.network.hosts.originOf(key)}/`);
  const canary = new FailingCanary({ pages, version, versions: own.set, registry: own.releases.registry });
  await canary.run();
  const { seconds, exposed, reports, readers, failed, reason } = canary.outcome();
  if (reason) console.log(`rolled back: ${reason}`);
  return [
    {
      name: 'Readers a second, of whom 10 % get a canary with 2 % errors',
      value: readers / seconds,
      unit: '/s',
      bar: null,
    },
    { name: 'Until it is rolled back', value: seconds, unit: 's', bar: null },
    { name: 'Readers who got it', value: exposed, unit: '', bar: null },
    { name: 'Errors that they reported', value: reports, unit: '', bar: null },
    { name: 'Failed requests', value: failed, unit: '', bar: 0 },
  ];
}

async function publish({ releases, set }: BenchNetwork, number: number): Promise<string> {
  const { manifest } = await visibleRelease(releases.cache, set['mf-post'], number);
  await releases.publish(releases.cache.folder('mf-post', manifest.version), manifest, 'bench');
  await releases.registry.write('bench', recordResult('mf-post', manifest.version, passed));
  return manifest.version;
}

type Health = { pid: number; others: { version: string; percent: number }[] };

/** Waits until every worker gives that share of readers the canary. */
async function untilShared({ network }: BenchNetwork, version: string, percent: number): Promise<void> {
  const deadline = performance.now() + followMs;
  const agent = new http.Agent({ keepAlive: false });
  for (;;) {
    const origin = `${network.hosts.originOf('marquee')}/healthz`;
    const responses = await Promise.all(Array.from({ length: 8 }, () => askSite(origin, { agent })));
    const healths = responses.map(({ body }) => JSON.parse(body.toString()) as Health);
    if (healths.every(({ others }) => others.some((one) => one.version === version && one.percent === percent))) return;
    if (performance.now() > deadline)
      throw new Error(`The shell has not given ${version} to ${percent} % within a minute`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
