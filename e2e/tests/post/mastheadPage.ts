import type { PostDetail, SiteKey } from '@marquee/shared/domain';
import { hydrated } from '@marquee/tools/network/watchPage.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { type Needs, postWith } from './postWith.ts';

const everything: Needs = ({ galleries, products, channel }) => galleries && products && channel;

/** Opens a post that has galleries, products and a channel, and waits until its masthead is there, hidden. */
export async function openPost(page: Page, site: SiteKey): Promise<PostDetail['post']> {
  const post = await postWith(site, everything);
  await page.goto(originOf(site) + post.urlPath);
  await hydrated(page);
  await expect(page.locator('section[aria-label="Now Reading"]')).toBeAttached();
  return post;
}

export const masthead = (page: Page): Locator => page.getByRole('region', { name: 'Now Reading' });
export const floatingBar = (page: Page): Locator => page.getByRole('navigation', { name: 'Shortcuts' });

/** Scrolls with the wheel until the text is well under way. */
export async function scrollIntoText(page: Page): Promise<void> {
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 2_400);
  await page.waitForFunction(() => scrollY > 2_000);
}

/**
 * Position of the text in the window. Unlike `scrollY`, it stays when the browser compensates for a font that loaded
 * late.
 */
export const textTop = (page: Page): Promise<number> =>
  page
    .locator('main article h2')
    .first()
    .evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
