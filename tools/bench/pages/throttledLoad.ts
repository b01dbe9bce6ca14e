import { chromiumArguments } from '@marquee/releases/gate/browser/findBrowser.ts';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../network/ensureChromium.ts';
import { median } from '../table.ts';

/** Lighthouse's "slow 4G" and mid-range phone: 150 ms round trip, 1.6 Mbit/s down, 0.75 up, processor four times slower. */
const slow4G = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const cpuSlowdown = 4;
/** Quiet time after which a page has finished its own work, in milliseconds. */
const settleMs = 4_000;

/** Milliseconds of the main thread by their kind; `other` is painting, compositing and parsing. */
export type MainThread = { script: number; style: number; layout: number; other: number };

export type LoadFigures = {
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  cls: number;
  /** Milliseconds beyond 50 of every long task after the first contentful paint, as Lighthouse counts. */
  tbt: number;
  mainThread: MainThread;
  /** Bytes over the wire by kind of resource. */
  bytes: Record<string, number>;
};

type Vitals = Pick<LoadFigures, 'fcp' | 'lcp' | 'cls' | 'tbt'>;

declare global {
  interface Window {
    benchVitals?: Vitals;
  }
}

function watchVitals(): void {
  const vitals = { fcp: 0, lcp: 0, cls: 0, tbt: 0 };
  window.benchVitals = vitals;
  // Not by hadRecentInput: an emulated phone gets the size of its window as late as the page, and for half a second the browser takes that for input.
  const mostMsAfterInput = 500;
  let inputAt = Number.NEGATIVE_INFINITY;
  for (const type of ['pointerdown', 'keydown']) {
    window.addEventListener(type, ({ timeStamp }) => (inputAt = timeStamp), { capture: true, passive: true });
  }
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') vitals.fcp = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) vitals.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      const msAfterInput = startTime - inputAt;
      if (msAfterInput < 0 || msAfterInput > mostMsAfterInput) vitals.cls += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
      if (firstPaint && startTime + duration > firstPaint.startTime) vitals.tbt += Math.max(0, duration - 50);
    }
  }).observe({ type: 'longtask', buffered: true });
}

/** A page on a slow phone, and its cost so far. */
export type SlowPhone = {
  page: Page;
  session: CDPSession;
  vitals: () => Promise<Vitals>;
  mainThread: () => Promise<MainThread>;
  /** Bytes over the wire by kind of resource, growing. */
  bytes: Record<string, number>;
};

/** Opens an address on a slow phone, with nothing stored, and waits until the page has finished its own work. */
export async function openOnSlowPhone(browser: Browser, address: string): Promise<SlowPhone> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  // Scripts that are fetched ahead have the type of everything that is fetched ahead.
  const kindOf = (type: string, url: string) => (new URL(url).pathname.endsWith('.js') ? 'Script' : type);
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, kindOf(type, response.url)),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.addInitScript(watchVitals);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(settleMs);
  const vitals = async () => {
    const figures = await page.evaluate(() => window.benchVitals);
    if (!figures) throw new Error(`${address} gave no vitals`);
    return figures;
  };
  const mainThread = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1_000;
    const [script, style, layout] = [ms('ScriptDuration'), ms('RecalcStyleDuration'), ms('LayoutDuration')];
    return { script, style, layout, other: ms('TaskDuration') - script - style - layout };
  };
  return { page, session, vitals, mainThread, bytes };
}

async function loadOnce(browser: Browser, address: string): Promise<LoadFigures> {
  const { page, vitals, mainThread, bytes } = await openOnSlowPhone(browser, address);
  const figures = { ...(await vitals()), mainThread: await mainThread(), bytes };
  await page.context().close();
  return figures;
}

/** Medians over several cold loads of a page on a slow phone. */
export async function throttledLoad(address: string, runs: number): Promise<LoadFigures> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  try {
    const loads: LoadFigures[] = [];
    for (let run = 0; run < runs; run += 1) loads.push(await loadOnce(browser, address));
    const kinds = [...new Set(loads.flatMap(({ bytes }) => Object.keys(bytes)))];
    const medianOf = (figure: (load: LoadFigures) => number) => median(loads.map(figure));
    return {
      fcp: medianOf(({ fcp }) => fcp),
      lcp: medianOf(({ lcp }) => lcp),
      cls: medianOf(({ cls }) => cls),
      tbt: medianOf(({ tbt }) => tbt),
      mainThread: {
        script: medianOf(({ mainThread }) => mainThread.script),
        style: medianOf(({ mainThread }) => mainThread.style),
        layout: medianOf(({ mainThread }) => mainThread.layout),
        other: medianOf(({ mainThread }) => mainThread.other),
      },
      bytes: Object.fromEntries(kinds.map((kind) => [kind, medianOf(({ bytes }) => bytes[kind] ?? 0)])),
    };
  } finally {
    await browser.close();
  }
}
