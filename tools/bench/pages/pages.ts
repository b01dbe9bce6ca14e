import { budgets } from '@marquee/releases/gate/budgets.ts';
import { askSite } from '../../network/askSite.ts';
import { type Figure, table } from '../table.ts';
import { withNetwork } from '../withNetwork.ts';
import { renderCost } from './renderCost.ts';
import { cachedLoad } from './serverCost.ts';
import { throttledLoad } from './throttledLoad.ts';

const ports = { port: 3500, apiPort: 3510 } as const;
const loads = 5;
const renders = 500;
const seconds = 8;

/** "Pages": the bars of design.md section 7, against a network of its own on loopback. */
export async function benchPages(): Promise<void> {
  const figures: Figure[] = [];
  await withNetwork({ ...ports, workers: 1 }, async ({ network, set, environment }) => {
    const origin = network.hosts.originOf('marquee');
    const list = await askSite(`${origin}/api/posts/list?limit=1&postType=article`);
    const { posts } = JSON.parse(list.body.toString()) as { posts: { urlPath: string }[] };
    const post = posts[0]?.urlPath;
    if (!post) throw new Error('There is no post to measure');

    const measured = [
      ['Home', '/'],
      ['Post', post],
    ] as const;
    for (const [name, pathname] of measured) {
      // Once for the picture cache: a reader's picture comes from a CDN, not from the drawing board.
      await throttledLoad(origin + pathname, 1);
      const { lcp, cls, tbt, bytes } = await throttledLoad(origin + pathname, loads);
      figures.push(
        { name: `${name}: LCP, slow 4G, 4× CPU`, value: lcp, unit: 'ms', bar: 1_000 },
        { name: `${name}: CLS`, value: cls, unit: '', bar: 0.01 },
        { name: `${name}: TBT`, value: tbt, unit: 'ms', bar: 100 },
        { name: `${name}: HTML`, value: (bytes.Document ?? 0) / 1_000, unit: 'kB', bar: budgets.html / 1_000 },
        {
          name: `${name}: scripts before a sign`,
          value: (bytes.Script ?? 0) / 1_000,
          unit: 'kB',
          bar: budgets.scriptsAhead / 1_000,
        },
        { name: `${name}: fonts`, value: (bytes.Font ?? 0) / 1_000, unit: 'kB', bar: budgets.fonts / 1_000 },
        { name: `${name}: pictures`, value: (bytes.Image ?? 0) / 1_000, unit: 'kB', bar: null },
      );
    }

    for (const [name, pathname] of measured) {
      const task = { set, serverEntry: null, page: { key: 'marquee', pathname }, count: renders } as const;
      const { cpuMs } = await renderCost({ ...task, api: 'asked' }, environment);
      const replayed = await renderCost({ ...task, api: 'replayed' }, environment);
      figures.push(
        { name: `${name}: CPU a page, uncached`, value: cpuMs, unit: 'ms', bar: 1.5 },
        { name: `${name}: the same without the api's calls`, value: replayed.cpuMs, unit: 'ms', bar: null },
      );
    }
    const cached = await cachedLoad(`${origin}/`, ports.port, seconds);
    figures.push(
      { name: 'Home: CPU a page, from the page cache', value: cached.cpuMs, unit: 'ms', bar: 0.05 },
      { name: 'Home: requests a second, one worker', value: cached.requestsPerSecond, unit: '/s', bar: null },
      { name: 'Home: slowest 1 % under 50 connections', value: cached.p99Ms, unit: 'ms', bar: null },
      { name: 'Home: failed requests', value: cached.failed, unit: '', bar: 0 },
    );
    console.log(`\n${table(figures)}\n`);
  });
}
