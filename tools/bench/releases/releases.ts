import { evaluateRelease } from '@marquee/releases/gate/evaluateRelease.ts';
import type { GateResult } from '@marquee/releases/registry/logEntry.ts';
import { withRelease } from '@marquee/releases/releaseSet.ts';
import { serverPrograms } from '@marquee/server/programs/serverPrograms.ts';
import { type SiteKey, siteKeys } from '@marquee/shared/domain';
import { askSite } from '../../network/askSite.ts';
import type { Network } from '../../network/Network.ts';
import { percentile } from '../load/responseTimes.ts';
import { type Figure, table } from '../table.ts';
import { type BenchNetwork, withNetwork } from '../withNetwork.ts';
import { withNodePair } from '../withNodePair.ts';
import { BrowserReaders, type SitePages } from './BrowserReaders.ts';
import { benchService } from './benchService.ts';
import { OpenTab } from './OpenTab.ts';
import { PageReaders } from './PageReaders.ts';
import { shellMemory } from './processMemory.ts';
import { type Mark, marks, type VisibleRelease, visibleRelease } from './visibleReleases.ts';

const ports = { port: 3540, apiPort: 3541 } as const;
const pairPorts = [
  [3540, 3541],
  [3542, 3543],
] as const;
const workers = 2;
const connections = 50;
const usualBrowsers = 4;
/** Releases with browsers among the readers, and as many again without. */
const half = 50;
const memoryAfter = [25, 50, 100];
/** After so many releases, one is rolled back. */
const releasesOfRollback = 5;
const postsOfSite = 3;
/** Old workers leave after 75 s at the latest. */
const leaveMs = 90_000;
const gallery = '/eight-lots-from-stage-six';
const actor = 'bench';

/**
 * "Releases": mf-post is released 100 times, in two visible versions in turn, while readers read on 50 connections and, for the
 * first 50, four real browsers. Every fifth one is rolled back. Each release is a version of its own. The gate evaluates one of each; the others
 * pass with that result, as the bench measures the switch.
 * @param nodes 2 for two nodes on one database and one bucket, with half of the connections each; the browsers read at the first
 * @param browsers 0 for the connections alone
 */
export async function benchReleases(count = half, nodes = 1, browsers = usualBrowsers): Promise<void> {
  if (nodes === 2)
    await withNodePair({ ports: pairPorts, workers }, (pair) =>
      measure(pair, [pair.network, pair.second], count, browsers),
    );
  else
    await withNetwork({ ...ports, workers, shell: { LOG_LEVEL: 'warn' } }, (network) =>
      measure(network, [network.network], count, browsers),
    );
}

async function measure(own: BenchNetwork, nodes: readonly Network[], count: number, browsers: number): Promise<void> {
  const { network, set, releases } = own;
  const base = set['mf-post'];
  console.log(`building ${2 * count} releases of mf-post …`);
  const ready: VisibleRelease[] = [];
  for (let number = 1; number <= 2 * count; number += 1) ready.push(await visibleRelease(releases.cache, base, number));
  const known = new Map<string, Mark>([[base, marks[0]], ...ready.map(versionAndMark)]);
  const markOf = (version: string) => known.get(version) ?? marks[0];
  const results = await evaluateOneOfEach(own, ready.slice(0, marks.length));
  const evaluate = async (candidate: { 'mf-post': string }) => {
    const result = results.get(markOf(candidate['mf-post']));
    if (!result) throw new Error(`Nothing like mf-post@${candidate['mf-post']} was evaluated`);
    return result;
  };
  const { service, statuses } = benchService(own, evaluate);
  const request = { actor, report: () => undefined };

  const sites = await sitePages(network);
  const pages = sites.flatMap(({ home, posts }) => [home, ...posts]);
  const port = String(network.settings.port);
  const readers = new PageReaders(
    nodes.map(({ settings }) => pages.map((page) => page.replace(`:${port}/`, `:${settings.port}/`))),
    markOf,
  );
  const tabAddress = network.hosts.originOf('marquee') + gallery;
  const memory = [await memoryFigures(own, 0)];
  const [tabOfHalf, tabOfAll] = [await OpenTab.open(tabAddress), await OpenTab.open(tabAddress)];
  const inBrowsers = new BrowserReaders(sites, markOf);
  readers.start(connections);
  await inBrowsers.start(browsers);

  let released = 0;
  const alone: SwitchTimes = { first: [], all: [], rollback: [] };
  const withBrowsers: SwitchTimes = browsers > 0 ? { first: [], all: [], rollback: [] } : alone;
  const rollBack = async (times: SwitchTimes) => {
    const { version, state } = await service.rollback('mf-post', request);
    const since = Date.parse(state.parts['mf-post'].liveSince ?? '');
    times.rollback.push((await readers.untilServed(version, since)).allMs);
  };
  const releaseUpTo = async (last: number, times: SwitchTimes) => {
    for (const [index, { manifest }] of ready.entries()) {
      if (index < released || index >= last) continue;
      const { state } = await service.release(releases.cache.folder('mf-post', manifest.version), manifest, request);
      const since = Date.parse(state.parts['mf-post'].liveSince ?? '');
      const { firstMs, allMs } = await readers.untilServed(manifest.version, since);
      times.first.push(firstMs);
      times.all.push(allMs);
      released += 1;
      if ((index + 1) % releasesOfRollback === 0) await rollBack(times);
      if (memoryAfter.includes(index + 1)) memory.push(await memoryFigures(own, index + 1));
      if ((index + 1) % 10 === 0) console.log(`  ${index + 1} releases, the last with all readers after ${allMs} ms`);
    }
  };
  await releaseUpTo(count, withBrowsers);
  await inBrowsers.stop();
  const tabProblems = [await tabOfHalf.openLightbox()];
  const tabSinceHalf = await OpenTab.open(tabAddress);
  await releaseUpTo(2 * count, alone);
  tabProblems.push(await tabOfAll.openLightbox(), await tabSinceHalf.openLightbox());
  await readers.stop();
  await statuses.close();
  const left = await workersLeft(own);

  const [page, browser] = [readers.counts, inBrowsers.counts];
  const bad = (name: string, value: number): Figure => ({ name, value, unit: '', bar: 0 });
  const many = (name: string, value: number): Figure => ({ name, value, unit: '', bar: null });
  const figures: Figure[] = [
    many(`Pages read on ${connections} connections`, page.requested),
    many(`Documents opened in ${browsers} browsers`, browser.opened),
    many('Pages reached from those without a new document', browser.navigated),
    bad('Failed requests', page.failed),
    bad('Browser steps that did not come to an end', browser.failed),
    bad('Hydration errors', browser.hydrationErrors),
    bad('Other console errors and failed requests in browsers', browser.consoleErrors),
    bad('Pages of more than one set, requests', page.mixed),
    bad('Pages of more than one set, browsers', browser.mixed),
    ...switchFigures('readers alone', alone, switchBars),
    ...(withBrowsers === alone ? [] : switchFigures(`beside ${browsers} browsers`, withBrowsers, null)),
    bad('Old tabs whose lightbox does not open', tabProblems.filter(Boolean).length),
    ...memory.flat(),
    { name: 'Workers left once old ones have gone, with those in standby', value: left, unit: '', bar: 2 * workers },
  ];
  for (const [mark, { seconds }] of results)
    console.log(`The gate evaluated a release that shows “${mark}” in ${seconds} s.`);
  console.log('All others passed with the result of the one that shows the same.');
  for (const problem of [...page.problems, ...browser.problems, ...tabProblems.filter(Boolean)])
    console.log(`! ${problem}`);
  console.log(`\n${table(figures)}\n`);
}

/** Milliseconds from a decision to the first page of the new version, to the last of the old one, and that of rollbacks. */
type SwitchTimes = Record<'first' | 'all' | 'rollback', number[]>;

/** Of issue 15, in milliseconds, for 50 connections and nobody else: browsers take the processor from them. */
const switchBars = { first: [100, 1_000], all: [100, 1_000], rollback: [null, 250] } as const;
const shares = [0.5, 0.99] as const;

function switchFigures(readers: string, times: SwitchTimes, bars: typeof switchBars | null): Figure[] {
  const names = {
    first: 'first page of the new version',
    all: 'last page of the old version',
    rollback: 'last page of the old version in a rollback',
  };
  return (['first', 'all', 'rollback'] as const).flatMap((kind) =>
    shares.map(
      (share, place): Figure => ({
        name: `Decision to ${names[kind]}, ${readers}, p${share * 100} of ${times[kind].length}`,
        ...{ value: percentile(times[kind], share), unit: 'ms', bar: bars?.[kind][place] ?? null },
      }),
    ),
  );
}

const versionAndMark = ({ manifest, mark }: VisibleRelease): [string, Mark] => [manifest.version, mark];

/** The gate's own result on one release of each visible version. @throws when it refuses one */
async function evaluateOneOfEach(
  { set, releases, environment, network }: BenchNetwork,
  candidates: readonly VisibleRelease[],
) {
  const results = new Map<Mark, GateResult>();
  const programs = await serverPrograms(network.settings.dataFolder);
  for (const { manifest, mark } of candidates) {
    const candidate = withRelease(set, 'mf-post', manifest.version);
    const parts = { cache: releases.cache, environment, programs, onCheck: () => undefined };
    const result = await evaluateRelease(candidate, set, 'mf-post', parts);
    if (!result.passed) throw new Error(`The gate refuses a release of the bench: ${result.reasons.join(' ')}`);
    results.set(mark, result);
  }
  return results;
}

/** Of every site its home page and some posts that lead on to a next one. */
async function sitePages({ hosts }: Network): Promise<SitePages[]> {
  const pagesOf = async (key: SiteKey): Promise<SitePages> => {
    const origin = hosts.originOf(key);
    const { body } = await askSite(`${origin}/api/posts/list?limit=12`);
    const { posts } = JSON.parse(body.toString()) as { posts: { urlPath: string }[] };
    const good: string[] = [];
    for (const { urlPath } of posts) {
      if (good.length === postsOfSite) break;
      const response = await askSite(origin + urlPath);
      if (response.status === 200 && response.body.includes(marks[0])) good.push(origin + urlPath);
    }
    return { home: `${origin}/`, posts: good };
  };
  return Promise.all(siteKeys.map(pagesOf));
}

function shellPid({ network }: BenchNetwork): number {
  const pid = network.processes.find(({ name }) => name === 'shell')?.child.pid;
  if (pid === undefined) throw new Error('No shell runs');
  return pid;
}

/** The primary, the workers that serve now, and all there are: old ones stay while a reader keeps a connection to them. */
async function memoryFigures(own: BenchNetwork, releases: number): Promise<Figure[]> {
  const { primary, workers: sizes } = await shellMemory(shellPid(own));
  const sum = sizes.reduce((total, size) => total + size, 0);
  return [
    { name: `Memory of the primary after ${releases} releases`, value: primary, unit: 'MB', bar: null },
    { name: `Memory of a worker after ${releases} releases`, value: sum / sizes.length, unit: 'MB', bar: null },
    { name: `Workers then, with old ones that drain`, value: sizes.length, unit: '', bar: null },
  ];
}

/** How many workers there are once the old ones have had their time to leave. */
async function workersLeft(own: BenchNetwork): Promise<number> {
  const deadline = Date.now() + leaveMs;
  for (;;) {
    const { length } = (await shellMemory(shellPid(own))).workers;
    if (length <= 2 * workers || Date.now() > deadline) return length;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
