import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import type { GateResult } from '@marquee/releases/registry/logEntry.ts';
import type { RegistryState } from '@marquee/releases/registry/registryState.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { askSite } from '../../network/askSite.ts';
import type { Network } from '../../network/Network.ts';
import { report } from '../table.ts';
import { type BenchNetwork, withNetwork } from '../withNetwork.ts';
import { benchService } from './benchService.ts';
import { PageReaders } from './PageReaders.ts';
import { SteadyReaders } from './SteadyReaders.ts';
import { type SwitchTimes, switchFigures } from './switchFigures.ts';
import { type Mark, marks, visibleRelease } from './visibleReleases.ts';

const ports = { port: 3540, apiPort: 3541 } as const;
const workers = 2;
/** Number of readers with kept-alive connections, and of readers with a new connection for each page. */
const readersAtOnce = { kept: 42, fresh: 8 } as const;
const releasesPerRollback = 5;
const postsPerSite = 3;
const request = { actor: 'bench', report: () => undefined };
/** Result of a gate that is not run, because it has its own figures (`npm run gate`). */
const passed: GateResult = { passed: true, reasons: [], seconds: 0, checks: [] };

/**
 * "Releases": releases two visible versions of mf-post in turn, while readers request pages on 50 connections. Rolls back every fifth
 * release. No page may fail or mix two releases.
 */
export async function benchReleases(count = 50): Promise<void> {
  await withNetwork({ ...ports, workers, shell: { LOG_LEVEL: 'warn' } }, (network) => measure(network, count));
}

async function measure(own: BenchNetwork, count: number): Promise<void> {
  const pages = await pagesOf(own.network);
  const shown = new Map<string, Mark>();
  const kept = new PageReaders(pages, (version) => shown.get(version) ?? marks[0]);
  const fresh = new SteadyReaders(() => pages[Math.floor(Math.random() * pages.length)] ?? '');
  kept.start(readersAtOnce.kept);
  fresh.start(readersAtOnce.fresh);
  const times = await releaseInTurn(own, count, kept, shown);
  await Promise.all([kept.stop(), fresh.stop()]);
  for (const problem of [...kept.counts.problems, ...fresh.takeProblems()]) console.log(`! ${problem}`);
  report([
    { name: 'Pages read', value: kept.counts.requested + fresh.counts.requested, unit: '', bar: null },
    { name: 'Failed pages on kept-alive connections', value: kept.counts.failed, unit: '', bar: 0 },
    { name: 'Failed pages on new connections', value: fresh.counts.failed, unit: '', bar: 0 },
    { name: 'Pages of more than one set', value: kept.counts.mixed, unit: '', bar: 0 },
    ...switchFigures(times),
  ]);
}

async function releaseInTurn(
  own: BenchNetwork,
  count: number,
  readers: PageReaders,
  shown: Map<string, Mark>,
): Promise<SwitchTimes> {
  const { service, statuses } = benchService(own, async () => passed);
  const { cache } = own.releases;
  const times: SwitchTimes = { release: [], rollback: [] };
  const decidedAt = ({ parts }: RegistryState) => Date.parse(parts['mf-post'].liveSince ?? '');
  for (let number = 1; number <= count; number += 1) {
    const { manifest, mark } = await visibleRelease(cache, own.set['mf-post'], number);
    shown.set(manifest.version, mark);
    const { state } = await service.release(cache.folder('mf-post', manifest.version), manifest, request);
    times.release.push(await readers.untilAllGet(manifest.version, decidedAt(state)));
    if (number % releasesPerRollback !== 0) continue;
    const back = await service.rollback('mf-post', request);
    times.rollback.push(await readers.untilAllGet(back.version, decidedAt(back.state)));
    console.log(`  ${number} releases`);
  }
  await statuses.close();
  return times;
}

/** Returns the home page of every site, and posts that have a next post. */
async function pagesOf({ hosts }: Network): Promise<string[]> {
  const ofSite = async (key: SiteKey) => {
    const origin = hosts.originOf(key);
    const { body } = await askSite(`${origin}/api/posts/list?limit=12`);
    const { posts } = JSON.parse(body.toString()) as { posts: { urlPath: string }[] };
    const good = [`${origin}/`];
    for (const { urlPath } of posts) {
      if (good.length > postsPerSite) break;
      const response = await askSite(origin + urlPath);
      if (response.status === 200 && response.body.includes(marks[0])) good.push(origin + urlPath);
    }
    return good;
  };
  return (await Promise.all(siteFolderKeys().map(ofSite))).flat();
}
