import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromiumArguments } from '@marquee/releases/gate/browser/findBrowser.ts';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { askSite } from '../../network/askSite.ts';
import { ensureChromium } from '../../network/ensureChromium.ts';
import { startCheckout } from '../startCheckout.ts';
import { median } from '../table.ts';
import { type ClickFigures, readFrames, watchClick } from './clickFrames.ts';
import { openOnSlowPhone } from './throttledLoad.ts';

const ports = { shell: 3540, api: 3550 } as const;
const runs = 3;
/** Milliseconds after a click during which frames are watched. */
const watchMs = 6_000;

/** A click: the page on which it happens, and the link. Selectors that hold in older checkouts too. */
type Click = { name: string; from: string; link: string; search?: string };

async function clicksOf(origin: string): Promise<Click[]> {
  const response = async <Body>(address: string) =>
    JSON.parse((await askSite(origin + address)).body.toString()) as Body;
  const { posts } = await response<{ posts: { urlPath: string; category: { urlPath: string } | null }[] }>(
    '/api/posts/list?limit=1&postType=article',
  );
  const post = posts[0]?.urlPath ?? '/';
  const category = posts[0]?.category?.urlPath ?? '/';
  return [
    { name: 'home → post', from: '/', link: 'main article :is(h2, h3) a' },
    { name: 'home → category', from: '/', link: 'nav[aria-label=Sections] a' },
    { name: 'home → author', from: '/', link: 'main a[href^="/author/"]' },
    { name: 'home → page 2', from: '/', link: 'main a[href="/page/2"]' },
    { name: 'home → search', from: '/', link: 'dialog input[type=search]', search: 'night' },
    { name: 'home → channel', from: '/', link: 'main a[href^="/channel/"]' },
    { name: 'post → tag', from: post, link: 'main a[href^="/tag/"]' },
    { name: 'post → next post', from: post, link: 'main a:has-text("Read next:")' },
    { name: 'post → related', from: post, link: 'main section article :is(h2, h3) a' },
    { name: 'category → articles', from: category, link: 'main nav a[href$="/articles"]' },
    { name: 'site map → month', from: '/sitemap', link: 'main a[href^="/archive/2026/"]' },
  ];
}

/** Taps a link, as a thumb does, and returns the figures of the frames. */
async function tap(page: Page, { link, search }: Click): Promise<ClickFigures> {
  if (search !== undefined) {
    await page.locator('header a[href="/search"], header button[aria-label="Search"]').first().tap();
    await page.locator(link).fill(search);
    await watchClick(page);
    await page.locator(link).press('Enter');
  } else {
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    await watchClick(page);
    await target.tap();
  }
  await page.waitForTimeout(watchMs);
  return readFrames(page);
}

/** One click with nothing stored, and the same once more with the files of the first. */
async function coldAndWarm(browser: Browser, origin: string, click: Click): Promise<Record<string, ClickFigures>> {
  const { page } = await openOnSlowPhone(browser, origin + click.from);
  const context: BrowserContext = page.context();
  try {
    const cold = await tap(page, click);
    await page.goto(origin + click.from, { waitUntil: 'load' });
    await page.waitForTimeout(3_000);
    return { cold, warm: await tap(page, click) };
  } finally {
    await context.close();
  }
}

/** A site of a network that is started from a checkout. */
async function startFrom(folder: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const { stop } = await startCheckout(folder, { port: ports.shell, apiPort: ports.api });
  return { origin: `http://marquee.localhost:${ports.shell}`, stop };
}

const shown = (value: number) => (Number.isFinite(value) ? value.toFixed(0) : '–').padStart(7);

/**
 * "Clicks": milliseconds from a tap to the first sign of life, to the new page's first text and to its post or list, on slow 4G with a
 * processor four times slower; and frames in which heading and list were of different pages.
 * @param where a folder with a checkout, or the origin of a site that runs; this checkout when absent
 */
export async function benchClicks(where = process.cwd()): Promise<void> {
  const { origin, stop } = existsSync(where)
    ? await startFrom(path.resolve(where))
    : { origin: where, stop: async () => undefined };
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  let foreign = 0;
  try {
    const clicks = await clicksOf(origin);
    console.log(
      `Clicks at ${where}, slow 4G, 4× CPU: ms to the first sign / first text / post or list, medians of ${runs}`,
    );
    for (const click of clicks) {
      // Once for the picture cache.
      await coldAndWarm(browser, origin, click);
      const measured: Record<string, ClickFigures>[] = [];
      for (let run = 0; run < runs; run += 1) measured.push(await coldAndWarm(browser, origin, click));
      const cells = ['cold', 'warm'].map((kind) => {
        const of = (figure: 'sign' | 'text' | 'content') =>
          shown(median(measured.map((one) => one[kind]?.[figure] ?? Number.POSITIVE_INFINITY)));
        foreign += measured.reduce((sum, one) => sum + (one[kind]?.foreign ?? 0), 0);
        return `${kind}${of('sign')}${of('text')}${of('content')}`;
      });
      console.log(`  ${click.name.padEnd(22)} ${cells.join('   ')}`);
    }
    console.log(`  Frames with a foreign list: ${foreign}`);
  } finally {
    await browser.close();
    await stop();
  }
}
