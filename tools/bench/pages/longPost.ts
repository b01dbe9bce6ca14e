import { chromiumArguments } from '@marquee/releases/gate/browser/findBrowser.ts';
import { budgets } from '@marquee/releases/gate/budgets.ts';
import type { PostDetail, PostSummary } from '@marquee/shared/domain';
import { chromium } from '@playwright/test';
import { askSite } from '../../network/askSite.ts';
import { ensureChromium } from '../../network/ensureChromium.ts';
import { type Figure, median, table } from '../table.ts';
import { withNetwork } from '../withNetwork.ts';
import { openOnSlowPhone, type SlowPhone } from './throttledLoad.ts';

const ports = { port: 3520, apiPort: 3530 } as const;
const runs = 5;
/** Google's limit for a good response to an interaction, in milliseconds. */
const goodInp = 200;
const wanted = { pictures: 12, videos: 3 } as const;

/** The post with most pictures among those with enough pictures and videos. */
async function longestPost(origin: string): Promise<string> {
  const ask = async <Body>(address: string) => JSON.parse((await askSite(origin + address)).body.toString()) as Body;
  const { posts } = await ask<{ posts: PostSummary[] }>('/api/posts/list?limit=100');
  const counted = await Promise.all(
    posts.map(async ({ key, urlPath }) => {
      const { post } = await ask<PostDetail>(`/api/posts/${key}`);
      const videos = post.modules.filter(({ type }) => type === 'video').length + (post.mediaType === 'video' ? 1 : 0);
      const pictures = post.modules.reduce(
        (count, module) => count + (module.type === 'gallery' ? module.images.length : module.type === 'image' ? 1 : 0),
        post.image ? 1 : 0,
      );
      return { urlPath, videos, pictures };
    }),
  );
  const [longest] = counted
    .filter(({ videos, pictures }) => videos >= wanted.videos && pictures >= wanted.pictures)
    .sort((a, b) => b.pictures - a.pictures);
  if (!longest) throw new Error(`No post has ${wanted.pictures} pictures and ${wanted.videos} videos`);
  console.log(`${origin}${longest.urlPath}: ${longest.pictures} pictures, ${longest.videos} videos`);
  return longest.urlPath;
}

/** Goes down the page as a thumb does. */
async function scrollToEnd({ page, session }: SlowPhone): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let way = 0; way < height; way += 600) {
    await session.send('Input.synthesizeScrollGesture', { x: 187, y: 600, yDistance: -600, speed: 3_000 });
    await page.waitForTimeout(150);
  }
}

/** Milliseconds from a tap on a gallery's picture to the next paint, by the browser's event timing. */
async function tapGallery({ page }: SlowPhone): Promise<number> {
  await page.evaluate(() => {
    window.benchInp = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.benchInp = Math.max(window.benchInp ?? 0, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const thumbnail = page.locator('a[id^="picture-"]').first();
  await thumbnail.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_000);
  await thumbnail.tap();
  await page.getByRole('dialog', { name: 'Now Viewing' }).waitFor();
  await page.waitForTimeout(500);
  return page.evaluate(() => window.benchInp ?? Number.NaN);
}

declare global {
  interface Window {
    benchInp?: number;
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
      { name: 'HTML', value: median(measured.html), unit: 'kB', bar: budgets.html / 1_000 },
      { name: 'Scripts before any interaction', value: median(measured.scripts), unit: 'kB', bar: null },
      { name: 'Pictures before any interaction', value: median(measured.pictures), unit: 'kB', bar: null },
      { name: 'All bytes before any interaction', value: median(measured.before), unit: 'kB', bar: null },
      { name: 'All bytes, scrolled to the end', value: median(measured.after), unit: 'kB', bar: null },
    ];
    console.log(`\n${table(figures)}\n`);
  });
}
