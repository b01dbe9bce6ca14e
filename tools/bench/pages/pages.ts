import { chromiumArguments } from '@marquee/releases/gate/launch/findBrowser.ts';
import { type Browser, chromium } from '@playwright/test';
import { askSite } from '../../network/askSite.ts';
import { ensureChromium } from '../../network/ensureChromium.ts';
import { median } from '../statistics.ts';
import { type Figure, report } from '../table.ts';
import { type BenchNetwork, withNetwork } from '../withNetwork.ts';
import { bareServerLoad } from './bareServer.ts';
import { tapGallery, tapMenu, tapPost } from './interactions.ts';
import { longestPost } from './longestPost.ts';
import { nodeMemory } from './memory.ts';
import { loadFigures, readersBars } from './pageFigures.ts';
import { renderCost } from './renderCost.ts';
import { cachedLoad } from './serverCost.ts';
import { loadInTurns, openOnSlowPhone, type SlowPhone } from './throttledLoad.ts';

const ports = { port: 3500, apiPort: 3510 } as const;
const memoryPorts = { port: 3564, apiPort: 3574 } as const;
const runs = 5;
const renders = 500;
const seconds = 8;

/**
 * "Pages": measures what a reader of a home page and a post notices, with the bars of docs/architecture.md. Processor time and memory are
 * printed without a bar.
 * @param peers addresses of a peer's home page and post on this machine, for the bar of the LCP
 */
export async function benchPages(peers: readonly string[] = []): Promise<void> {
  const figures: Figure[] = [];
  await withNetwork({ ...ports, workers: 1 }, async (own) => {
    const origin = own.network.hosts.originOf('marquee');
    const post = await firstPost(origin);
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
    try {
      const loads = await loadInTurns(browser, [`${origin}/`, origin + post, ...peers], runs);
      for (const [index, name] of ['Home', 'Post'].entries()) {
        const [load, peer = null] = [loads[index], loads[index + 2]];
        if (load) figures.push(...loadFigures(name, load, peer));
      }
      figures.push(...(await tapFigures(browser, origin)));
    } finally {
      await browser.close();
    }
    figures.push(...(await processorFigures(own, origin, post)));
  });
  await withNetwork({ ...memoryPorts, workers: 2 }, async ({ network }) => {
    figures.push({ name: 'Node: memory after all pages', value: await nodeMemory(network), unit: 'MB', bar: null });
  });
  report(figures);
}

async function firstPost(origin: string): Promise<string> {
  const list = await askSite(`${origin}/api/posts/list?limit=1&postType=article`);
  const { posts } = JSON.parse(list.body.toString()) as { posts: { urlPath: string }[] };
  if (!posts[0]) throw new Error('There is no post to measure');
  return posts[0].urlPath;
}

async function tapFigures(browser: Browser, origin: string): Promise<Figure[]> {
  const longest = origin + (await longestPost(origin));
  const taps = [
    ['the menu', `${origin}/`, tapMenu],
    ['a post on the home page', `${origin}/`, tapPost],
    ['a picture of a gallery', longest, tapGallery],
  ] as const;
  const figures: Figure[] = [];
  for (const [name, address, tap] of taps) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await onPhone(browser, address, tap));
    figures.push({ name: `Tap on ${name} to the next paint`, value: median(times), unit: 'ms', bar: readersBars.tap });
  }
  return figures;
}

async function onPhone(browser: Browser, address: string, act: (phone: SlowPhone) => Promise<number>): Promise<number> {
  const phone = await openOnSlowPhone(browser, address);
  try {
    return await act(phone);
  } finally {
    await phone.page.context().close();
  }
}

async function processorFigures({ set, environment }: BenchNetwork, origin: string, post: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, pathname] of [
    ['Home', '/'],
    ['Post', post],
  ] as const) {
    const value = await renderCost({ set, page: { host: 'marquee', pathname }, count: renders }, environment);
    figures.push({ name: `${name}: CPU, not stored`, value, unit: 'ms', bar: null });
  }
  const stored = await cachedLoad(`${origin}/`, ports.port, seconds);
  const bare = await bareServerLoad(`${origin}/`, seconds);
  return [
    ...figures,
    { name: 'Home: CPU, stored', value: stored.cpuMs, unit: 'ms', bar: null },
    { name: 'Home: CPU, stored, beside a bare Node server', value: stored.cpuMs / bare.cpuMs, unit: '×', bar: null },
    { name: 'Home: failed requests on 50 connections', value: stored.failed, unit: '', bar: 0 },
  ];
}
