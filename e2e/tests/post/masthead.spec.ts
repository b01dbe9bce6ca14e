import { hydrated, watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { asAdult } from '../asAdult.ts';
import { framesDrawn } from '../framesDrawn.ts';
import { violationsOf } from '../violationsOf.ts';
import { floatingBar, masthead, openPost, scrollIntoText, textTop } from './mastheadPage.ts';

test('shows once the headline has gone, with a fade of half a second, and goes when it comes back', async ({
  page,
}) => {
  const complaints = await watchPage(page);
  const post = await openPost(page, 'beat');
  await expect(masthead(page)).toBeHidden();
  await scrollIntoText(page);
  await expect(masthead(page)).toBeVisible();
  await expect(masthead(page)).toContainText(post.name);
  const section = page.locator('section[aria-label="Now Reading"]');
  await expect(section).toHaveCSS('transition-property', 'opacity');
  await expect(section).toHaveCSS('transition-duration', '0.5s');
  await expect(section).toHaveCSS('opacity', '1');

  const [header, bar] = await Promise.all([page.getByRole('banner').boundingBox(), masthead(page).boundingBox()]);
  expect(bar?.y).toBe(64);
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeGreaterThan((header?.height ?? 0) + 40);

  await page.keyboard.press('Home');
  await expect(section).toHaveCSS('transition-duration', '0.5s, 0s');
  await expect(section).toHaveCSS('transition-delay', '0s, 0.5s');
  await expect(masthead(page)).toBeHidden();
  expect(complaints).toEqual([]);
});

test('crossings do not count while the menu is open, which leaves the page where it was', async ({ page }) => {
  await openPost(page, 'journal');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 2_400));
  await framesDrawn(page);
  const place = await textTop(page);
  await expect(masthead(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  expect(await textTop(page)).toBe(place);
  await expect(masthead(page)).toBeHidden();

  // The router takes the page back to its place once more, a moment after the menu has closed.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await framesDrawn(page);
    await page.evaluate(() => scrollTo(0, 2_400));
    await expect(masthead(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

for (const width of [375, 1280]) {
  test(`at ${width} px nothing that has the focus is covered, and the masthead's parts come in the order of the eye`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const post = await openPost(page, 'marquee');
    const seen: string[] = [];
    const isCovered = () => {
      const element = document.activeElement;
      if (!element || element === document.body) return '';
      const bars = [...document.querySelectorAll('header, [aria-label="Now Reading"], [aria-label=Shortcuts]')];
      const { top, bottom } = element.getBoundingClientRect();
      const hides = bars.some((bar) => {
        const box = bar.getBoundingClientRect();
        return (
          getComputedStyle(bar).visibility === 'visible' &&
          !bar.contains(element) &&
          box.height > 0 &&
          Math.min(bottom, box.bottom) - Math.max(top, box.top) > Math.max(1, bottom - top - 44)
        );
      });
      return hides ? element.outerHTML.slice(0, 160) : '';
    };
    const step = async (key: string) => {
      await page.keyboard.press(key);
      await framesDrawn(page);
      expect(await page.evaluate(isCovered)).toBe('');
      // Other parts of the page also show channels and share links, so only those of the masthead count.
      return page.evaluate(() =>
        document.activeElement?.closest('[aria-label="Now Reading"]')
          ? (document.activeElement.textContent?.trim() ?? '')
          : '',
      );
    };

    await page.getByRole('main').getByRole('link').first().focus();
    for (let presses = 0; presses < 200; presses += 1) {
      await step('Tab');
      if (await page.evaluate(() => document.activeElement?.closest('body > #app > footer, footer a[href="/about"]')))
        break;
    }
    // Back up the page: the bars are there all the way to the marker.
    for (let presses = 0; presses < 200; presses += 1) {
      seen.push(await step('Shift+Tab'));
      if (await page.evaluate(() => document.activeElement?.closest('main article header'))) break;
    }
    const all = [post.channel?.name, 'Tweet', 'Share', 'Launch Gallery', 'Launch Shop'];
    const expected = width === 375 ? all.slice(0, 3) : all;
    const places = expected.map((text) => seen.lastIndexOf(text ?? ''));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => b - a));
  });
}

for (const site of ['beat', 'proof'] as const) {
  for (const width of [375, 1280]) {
    test(`${site} at ${width} px: accessible in light and dark, and nothing moves when it appears`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Object.assign(window, { moved: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value } = entry as PerformanceEntry & { value: number };
            Object.assign(window, { moved: (window as unknown as { moved: number }).moved + value });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.setViewportSize({ width, height: 812 });
      await openPost(page, site);
      await page.evaluate(() => Object.assign(window, { moved: 0 }));
      await scrollIntoText(page);
      await expect(masthead(page)).toBeVisible();
      await expect(masthead(page)).toHaveCSS('opacity', '1');
      await page.keyboard.press('Home');
      await expect(masthead(page)).toBeHidden();
      expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.evaluate(() => scrollTo(0, 2_400));
      await expect(masthead(page)).toBeVisible();
      await expect(floatingBar(page)).toBeVisible({ visible: width === 375 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await framesDrawn(page);
        expect(await violationsOf(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    });
  }
}

test('a phone has slim bars whose targets a thumb meets, and the footer of the site stays free', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const post = await openPost(page, 'theSwamp');
  await scrollIntoText(page);
  const bars = [masthead(page), floatingBar(page)];
  for (const bar of bars) {
    const box = await bar.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(60);
  }
  for (const link of await page.locator('[aria-label="Now Reading"] :is(a, button), [aria-label=Shortcuts] a').all()) {
    if (!(await link.isVisible())) continue;
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), (await link.textContent()) ?? '').toBeGreaterThanOrEqual(44);
  }
  for (const name of ['Launch Gallery', 'Launch Shop', /^Read Next/]) {
    await expect(floatingBar(page).getByRole('link', { name })).toBeInViewport();
  }
  await expect(masthead(page).getByText(post.name)).toBeInViewport();

  // The footer is higher than a phone's window: its beginning counts as well as the end of the page.
  for (const place of ['start', 'end'] as const) {
    await page.getByRole('contentinfo').evaluate((footer, block) => footer.scrollIntoView({ block }), place);
    await expect
      .poll(async () => {
        const [bar, footer] = await Promise.all([bars[1]?.boundingBox(), page.getByRole('contentinfo').boundingBox()]);
        return (footer?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
      })
      .toBeGreaterThanOrEqual(0);
  }
});

test('the target of a jump is not covered, and no bar moves the page when it takes the focus', async ({ page }) => {
  await openPost(page, 'omni');
  await scrollIntoText(page);
  await page
    .locator('main article h2')
    .nth(1)
    .evaluate((heading) => heading.scrollIntoView());
  await expect(masthead(page)).toBeVisible();
  const [heading, bar] = await Promise.all([
    page.locator('main article h2').nth(1).boundingBox(),
    masthead(page).boundingBox(),
  ]);
  expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));

  const place = await textTop(page);
  for (const target of [
    page.getByRole('button', { name: 'Open menu' }),
    masthead(page).getByRole('link', { name: 'Launch Gallery' }),
    masthead(page).getByRole('link', { name: /^Read Next/ }),
  ]) {
    await target.focus();
    expect(await textTop(page)).toBe(place);
  }
});

test('launches the gallery, returns the focus, and leads to the next post', async ({ page }) => {
  await openPost(page, 'feast');
  await scrollIntoText(page);
  const place = await textTop(page);
  const launch = masthead(page).getByRole('link', { name: 'Launch Gallery' });
  await launch.click();
  await expect(page).toHaveURL(/#picture-1$/);
  await expect(page.getByRole('dialog', { name: 'Now Viewing' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Now Viewing' })).toBeHidden();
  await expect(launch).toBeFocused();
  // Behind the dialog the router goes to the picture that the address names; with Back it returns.
  await expect.poll(() => textTop(page)).toBe(place);

  const next = masthead(page).getByRole('link', { name: /^Read Next/ });
  const href = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(originOf('feast') + href);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(masthead(page)).toBeHidden();
});

test('the page does without the masthead where its code or JavaScript is missing, in low windows and in print', async ({
  page,
  browser,
}) => {
  await asAdult(page);
  const post = await openPost(page, 'filthy');
  await scrollIntoText(page);
  await expect(masthead(page)).toBeVisible();
  await page.setViewportSize({ width: 812, height: 340 });
  await expect(masthead(page)).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(masthead(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(masthead(page)).toBeHidden();
  await expect(page.locator('article > div:empty')).toHaveCount(2);

  const context = await browser.newContext();
  const other = await context.newPage();
  const errors: string[] = [];
  other.on('pageerror', (error) => errors.push(String(error)));
  await other.route(/masthead[^/]*\.js(\?|$)/, (route) => route.abort());
  const failed = other.waitForEvent('requestfailed', (request) => /masthead[^/]*\.js/.test(request.url()));
  await other.goto(originOf('filthy') + post.urlPath);
  await hydrated(other);
  await failed;
  await scrollIntoText(other);
  await framesDrawn(other);
  await expect(masthead(other)).toBeHidden();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(post.title || post.name);
  expect(errors).toEqual([]);
  await context.close();
});
