import { chromiumArguments } from '@marquee/releases/gate/browser/findBrowser.ts';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../network/ensureChromium.ts';
import { type Figure, median, table } from '../table.ts';
import { withNetwork } from '../withNetwork.ts';
import { makeLongDraft } from './makeLongDraft.ts';

const ports = { port: 3560, apiPort: 3570 } as const;
const opens = 5;
const keys = 60;
const saves = 9;
/** Milliseconds between two keys of a fast typist; shorter than the pause after which the document is compared. */
const keyMs = 100;
/** Milliseconds after which the editor has done all that follows a change, and the draft is saved. */
const settleMs = 4_000;

const longPost = '.ProseMirror';

/** Milliseconds of processor time of the page's main thread so far. */
async function mainThreadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

/** Milliseconds of processor time of the api so far, by its own metrics. */
async function apiMs(apiPort: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${apiPort}/metrics`)).text();
  return Number(/^process_cpu_seconds_total ([\d.e-]+)/m.exec(metrics)?.[1]) * 1_000;
}

/** Two frames: all that a key changed is painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function openMs(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction((selector) => document.querySelectorAll(`${selector} > *`).length > 2_000, longPost);
  await painted(page);
  return page.evaluate(() => performance.now());
}

/** Processor time of each key, at the end, at the beginning and in the middle of the text in turns. */
async function keyCosts(page: Page, session: CDPSession): Promise<number[]> {
  const costs: number[] = [];
  for (const place of ['ControlOrMeta+Home', 'ControlOrMeta+End'] as const) {
    await page.locator(longPost).focus();
    await page.keyboard.press(place);
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(settleMs);
    for (let key = 0; key < keys; key += 1) {
      const before = await mainThreadMs(session);
      await page.keyboard.press(key % 6 === 5 ? 'Space' : 'KeyE');
      await painted(page);
      costs.push((await mainThreadMs(session)) - before);
      await page.waitForTimeout(keyMs);
    }
  }
  return costs;
}

/** Processor time of saves. `idle`: that of the api in the same time without one, its jobs and its metrics, which no save causes. */
async function saveCosts(page: Page, session: CDPSession, apiPort: number) {
  const costs = { api: [] as number[], idle: [] as number[], page: [] as number[] };
  for (let save = 0; save < saves; save += 1) {
    await page.waitForTimeout(settleMs);
    const before = { at: performance.now(), api: await apiMs(apiPort), page: await mainThreadMs(session) };
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT', { timeout: 60_000 });
    await page.keyboard.press('KeyS');
    await saved;
    await page.waitForTimeout(settleMs);
    costs.page.push((await mainThreadMs(session)) - before.page);
    const after = await apiMs(apiPort);
    await page.waitForTimeout(performance.now() - before.at);
    const idle = (await apiMs(apiPort)) - after;
    costs.idle.push(idle);
    costs.api.push(after - before.api - idle);
  }
  return costs;
}

const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

async function measure(origin: string, apiPort: number): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 1_280, height: 900 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const address = await makeLongDraft(page, origin);
    // The first one fills the caches, as a writer's last visit did.
    await openMs(page, address);
    const open: number[] = [];
    for (let run = 0; run < opens; run += 1) open.push(await openMs(page, address));
    const key = await keyCosts(page, session);
    const save = await saveCosts(page, session, apiPort);
    const figures: Figure[] = [
      { name: 'Opened, scripts in the browser’s cache', value: median(open), unit: 'ms', bar: 1_500 },
      { name: 'A key, p95, CPU of the page', value: percentile(key, 0.95), unit: 'ms', bar: 50 },
      { name: 'A key, median, CPU of the page', value: median(key), unit: 'ms', bar: null },
      { name: 'A save, CPU of the api', value: median(save.api), unit: 'ms', bar: 150 },
      { name: 'The api in the same time without a save', value: median(save.idle), unit: 'ms', bar: null },
      { name: 'A key, its pause and its save, CPU of the page', value: median(save.page), unit: 'ms', bar: null },
    ];
    console.log(`\n${table(figures)}\n`);
  } finally {
    await browser.close();
  }
}

/**
 * "Editor": a post with 2,000 paragraphs and 200 blocks on the writing desk.
 * @param running origin of the creator host of a network that runs, with its api on the port after it
 */
export async function benchEditor(running?: string): Promise<void> {
  if (running) return measure(running, Number(new URL(running).port) + 1);
  await withNetwork({ ...ports, workers: 1 }, ({ network }) => measure(network.hosts.originOf('vocal'), ports.apiPort));
}
