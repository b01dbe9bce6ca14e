import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromiumArguments } from '@marquee/releases/gate/browser/findBrowser.ts';
import { type SiteKey, siteKeys } from '@marquee/shared/domain';
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../network/ensureChromium.ts';
import { startCheckout } from '../startCheckout.ts';
import { median } from '../table.ts';
import { executedScriptBytes } from './executedScripts.ts';
import { tapGallery, tapGalleryLater, tapMenu, tapPost } from './interactions.ts';
import { longestPost } from './longestPost.ts';
import { cachedLoad, type ServerLoad } from './serverCost.ts';
import { openOnSlowPhone, type SlowPhone, throttledLoad } from './throttledLoad.ts';
import { yardsticks } from './yardsticks.ts';

const ports = { port: 3560, apiPort: 3570 } as const;
const usualRuns = 7;
const seconds = 8;

type Row = { name: string; cells: readonly string[] };

const columns = [
  'FCP',
  'LCP',
  'TBT',
  'CLS',
  'script',
  'style',
  'layout',
  'other',
  'HTML',
  'scripts',
  'run',
  'fonts',
  'pictures',
];

/**
 * "Homes": one table of the home pages of ten sites and of a long post on a slow phone; the time from a tap to the next paint; and a
 * cached page beside a bare server of Node's and nginx with the same bytes.
 * @param folder of another checkout to measure, this one when absent @param runs of which each figure is the median
 */
export async function benchHomes(folder = process.cwd(), runs = usualRuns): Promise<void> {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}`);
  const environment = { WORKERS: '1' };
  const { stop } = await startCheckout(path.resolve(folder), { ...ports, environment });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  try {
    const originOf = (site: SiteKey) => `http://${site}.localhost:${ports.port}`;
    const home = `${originOf('marquee')}/`;
    const post = originOf('marquee') + (await longestPost(originOf('marquee')));
    const pages = [...siteKeys.map((site) => [site, `${originOf(site)}/`] as const), ['long post', post] as const];
    const rows: Row[] = [];
    for (const [name, address] of pages) rows.push({ name, cells: await pageCells(browser, address, runs) });
    console.log(`\nms, and kB over the wire; slow 4G, 4× CPU; medians of ${runs}`);
    print([{ name: '', cells: columns }, ...rows]);

    const taps = [
      ['INP of the menu', home, tapMenu],
      ['INP of a post on the home page', home, tapPost],
      ['INP of the lightbox', post, tapGallery],
      ['INP of the lightbox, alive', post, tapGalleryLater],
    ] as const;
    for (const [name, address, tap] of taps) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await onPhone(browser, address, tap));
      console.log(`${name.padEnd(32)} ${median(times).toFixed(0)} ms`);
    }

    const { node, nginx } = await yardsticks(home, seconds);
    print([
      { name: 'a cached home page', cells: ['CPU ms', 'per s', 'p99 ms', 'failed'] },
      { name: 'Marquee', cells: loadCells(await cachedLoad(home, ports.port, seconds)) },
      { name: 'bare Node, same bytes', cells: loadCells(node) },
      { name: 'nginx, same bytes', cells: nginx ? loadCells(nginx) : ['not installed'] },
    ]);
  } finally {
    await browser.close();
    await stop();
  }
}

async function pageCells(browser: Browser, address: string, runs: number): Promise<string[]> {
  // Once for the picture cache: a reader's picture comes from a CDN, not from the drawing board.
  const executed = await onPhone(browser, address, executedScriptBytes);
  const { fcp, lcp, tbt, cls, mainThread, bytes } = await throttledLoad(address, runs);
  const { script, style, layout, other } = mainThread;
  const kilobytes = [bytes.Document, bytes.Script, executed, bytes.Font, bytes.Image].map((value = 0) => value / 1_000);
  return [
    ...[fcp, lcp, tbt].map((value) => value.toFixed(0)),
    cls.toFixed(3),
    ...[script, style, layout, other].map((value) => value.toFixed(0)),
    ...kilobytes.map((value) => value.toFixed(1)),
  ];
}

async function onPhone(browser: Browser, address: string, run: (phone: SlowPhone) => Promise<number>): Promise<number> {
  const phone = await openOnSlowPhone(browser, address);
  try {
    return await run(phone);
  } finally {
    await phone.page.context().close();
  }
}

const loadCells = ({ cpuMs, requestsPerSecond, p99Ms, failed }: ServerLoad) => [
  cpuMs.toFixed(3),
  requestsPerSecond.toFixed(0),
  p99Ms.toFixed(0),
  String(failed),
];

function print(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length));
  for (const { name, cells } of rows)
    console.log([name.padEnd(width), ...cells.map((cell) => cell.padStart(8))].join(' '));
}
