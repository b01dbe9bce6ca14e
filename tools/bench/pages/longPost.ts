import { chromiumArguments } from '@marquee/releases/gate/browser/findBrowser.ts';
import { budgets } from '@marquee/releases/gate/budgets.ts';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../network/ensureChromium.ts';
import { type Figure, median, table } from '../table.ts';
import { withNetwork } from '../withNetwork.ts';
import { tapGallery } from './interactions.ts';
import { longestPost } from './longestPost.ts';
import { openOnSlowPhone, type SlowPhone } from './throttledLoad.ts';

const ports = { port: 3520, apiPort: 3530 } as const;
const runs = 5;
/** Google's limit for a good response to an interaction, in milliseconds. */
const goodInp = 200;
/** Goes down the page as a thumb does. */
async function scrollToEnd({ page, session }: SlowPhone): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let way = 0; way < height; way += 600) {
    await session.send('Input.synthesizeScrollGesture', { x: 187, y: 600, yDistance: -600, speed: 3_000 });
    await page.waitForTimeout(150);
  }
}

const kilobytes = (bytes: Record<string, number>) =>
  Object.values(bytes).reduce((sum, value) => sum + value, 0) / 1_000;

/** "Long post": the bars on a post with many pictures and videos, on a slow phone, scrolled to its end, its lightbox opened. */
export async function benchLongPost(): Promise<void> {
  await withNetwork({ ...ports, workers: 1 }, async ({ network }) => {
    const origin = network.hosts.originOf('marquee');
    const address = origin + (await longestPost(origin));
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
    const measured: Record<
      'lcp' | 'tbt' | 'cls' | 'html' | 'scripts' | 'pictures' | 'before' | 'after' | 'inp',
      number[]
    > = { lcp: [], tbt: [], cls: [], html: [], scripts: [], pictures: [], before: [], after: [], inp: [] };
    // The first run fills the picture cache: a reader's picture comes from a CDN, not from the drawing board.
    for (let run = 0; run <= runs; run += 1) {
      const phone = await openOnSlowPhone(browser, address);
      const before = { ...phone.bytes };
      const { lcp, tbt } = await phone.vitals();
      await scrollToEnd(phone);
      const { cls } = await phone.vitals();
      const after = { ...phone.bytes };
      const inp = await tapGallery(phone);
      await phone.page.context().close();
      if (run === 0) continue;
      measured.lcp.push(lcp);
      measured.tbt.push(tbt);
      measured.cls.push(cls);
      measured.html.push((before.Document ?? 0) / 1_000);
      measured.scripts.push((before.Script ?? 0) / 1_000);
      measured.pictures.push((before.Image ?? 0) / 1_000);
      measured.before.push(kilobytes(before));
      measured.after.push(kilobytes(after));
      measured.inp.push(inp);
    }
    await browser.close();
    const figures: Figure[] = [
      { name: 'LCP, slow 4G, 4× CPU', value: median(measured.lcp), unit: 'ms', bar: 1_000 },
      { name: 'TBT before any interaction', value: median(measured.tbt), unit: 'ms', bar: 100 },
      { name: 'CLS, scrolled to the end', value: median(measured.cls), unit: '', bar: 0.01 },
      { name: 'INP of opening the lightbox', value: median(measured.inp), unit: 'ms', bar: goodInp },
      { name: 'HTML', value: median(measured.html), unit: 'kB', bar: budgets.postHtml / 1_000 },
      { name: 'Scripts before any interaction', value: median(measured.scripts), unit: 'kB', bar: null },
      { name: 'Pictures before any interaction', value: median(measured.pictures), unit: 'kB', bar: null },
      { name: 'All bytes before any interaction', value: median(measured.before), unit: 'kB', bar: null },
      { name: 'All bytes, scrolled to the end', value: median(measured.after), unit: 'kB', bar: null },
    ];
    console.log(`\n${table(figures)}\n`);
  });
}
