import { askSite } from '@marquee/tools/network/askSite.ts';
import { hydrated } from '@marquee/tools/network/watchPage.ts';
import { expect, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';

test('a page that comes to life goes on with the styles that came with it', async ({ page }) => {
  const address = `${originOf('marquee')}/eight-lots-from-stage-six`;
  const { body } = await askSite(address);
  let marked = 0;
  // Rules that the browser inserts again have no mark. styled-components writes each rule of a class on its own line.
  const html = body.toString().replace(/^(\.[A-Za-z]+\{)(?=\w)/gm, (rule) => {
    marked += 1;
    return `${rule}--came-with-page:1;`;
  });
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(address);
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => 'alive' in document.documentElement.dataset)).toBe(true);
  const styled = await page.evaluate(
    () =>
      [...document.styleSheets]
        .filter(({ ownerNode }) => (ownerNode as Element).matches('[data-styled]'))
        .flatMap(({ cssRules }) => [...cssRules])
        .filter(({ cssText }) => cssText.includes('--came-with-page')).length,
  );
  expect(marked).toBeGreaterThan(50);
  expect(styled).toBe(marked);
});
