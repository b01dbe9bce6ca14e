import type { Browser, CDPSession, Page } from '@playwright/test';
import { median, medians } from '../statistics.ts';

/** Lighthouse's "slow 4G" and mid-range phone: 150 ms round trip, 1.6 Mbit/s down, 0.75 up, processor four times slower. */
const slow4G = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const cpuSlowdown = 4;
/** Milliseconds without activity after which a page has finished its own work. */
const settleMs = 4_000;

export type LoadFigures = {
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  cls: number;
  /** Sum of the milliseconds beyond 50 of every long task after the first contentful paint, as in Lighthouse. */
  tbt: number;
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
  // `hadRecentInput` cannot be used. Emulation resizes the window while the page loads, and the browser counts a resize as input for 0.5 s.
  const maxMsAfterInput = 500;
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
      if (msAfterInput < 0 || msAfterInput > maxMsAfterInput) vitals.cls += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
      if (firstPaint && startTime + duration > firstPaint.startTime) vitals.tbt += Math.max(0, duration - 50);
    }
  }).observe({ type: 'longtask', buffered: true });
}

/** A page on a slow phone with its current cost. */
export type SlowPhone = {
  page: Page;
  session: CDPSession;
  vitals: () => Promise<Vitals>;
  /** Bytes over the wire by kind of resource, updated during the load. */
  bytes: Record<string, number>;
};

/** Opens an address on a slow phone with empty caches, and waits until the page has finished its own work. */
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
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  // The browser reports prefetched scripts with the type of a prefetch, so the path decides.
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
    if (!figures) throw new Error(`The page ${address} reported no web vitals.`);
    return figures;
  };
  return { page, session, vitals, bytes };
}

async function loadOnce(browser: Browser, address: string): Promise<LoadFigures> {
  const { page, vitals, bytes } = await openOnSlowPhone(browser, address);
  const figures = { ...(await vitals()), bytes };
  await page.context().close();
  return figures;
}

/** The median of each figure over several loads. */
export function medianLoad(loads: readonly LoadFigures[]): LoadFigures {
  const of = (figure: (load: LoadFigures) => number) => median(loads.map(figure));
  return {
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    cls: of(({ cls }) => cls),
    tbt: of(({ tbt }) => tbt),
    bytes: medians(loads.map(({ bytes }) => bytes)),
  };
}

/**
 * Loads pages on a slow phone in turns, so that changes in the machine's load affect all pages equally.
 * @returns the medians of each address without its first load, which fills the server's cache of pictures
 */
export async function loadInTurns(
  browser: Browser,
  addresses: readonly string[],
  runs: number,
): Promise<LoadFigures[]> {
  const loads = addresses.map((): LoadFigures[] => []);
  for (let run = 0; run <= runs; run += 1)
    for (const [index, address] of addresses.entries()) {
      const load = await loadOnce(browser, address);
      if (run > 0) loads[index]?.push(load);
    }
  return loads.map(medianLoad);
}
