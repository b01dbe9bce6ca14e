import { type Browser, expect } from '@playwright/test';
import type { PublicAddress } from './askPublic.ts';

/** Headless browsers say so in their name, and their reads do not count. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36';
/** A page's ticket has to be 15 seconds old. */
const ticketMs = 16_000;

/** Reads a post as a person does: 15 seconds, and past a third of it. */
export async function readAsAPerson(
  browser: Browser,
  network: PublicAddress,
  site: string,
  path: string,
): Promise<void> {
  const context = await browser.newContext({ userAgent, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const sent = page.waitForResponse((response) => response.url().includes('/createImpression'), { timeout: 90_000 });
  await page.goto(`https://${site}.${network.domain}:${network.port}${path}`);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.5));
  await page.waitForTimeout(ticketMs);
  await page.evaluate(() => scrollBy(0, 50));
  expect((await sent).ok()).toBe(true);
  await context.close();
}
