import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import { expect, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';

/**
 * Maximum share by which the width of a text may differ, so that an extra line is rare. Fallbacks that a browser does
 * not find differed by up to 30 %.
 */
const maxDeviation = 0.05;

for (const key of siteFolderKeys()) {
  test(`texts of ${key} keep their width when its fonts arrive, so that nothing below them moves`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(originOf(key));
    await page.evaluate(() => document.fonts.ready);
    const widths = await page.evaluate(() => {
      const widthOf = (text: Element, fontFamily: string) => {
        const { fontStyle, fontWeight, fontSize, letterSpacing, textTransform } = getComputedStyle(text);
        const copy = document.createElement('span');
        const style = { fontFamily, fontStyle, fontWeight, fontSize, letterSpacing, textTransform };
        Object.assign(copy.style, { position: 'absolute', whiteSpace: 'nowrap', ...style });
        copy.textContent = text.textContent;
        document.body.append(copy);
        const { width } = copy.getBoundingClientRect();
        copy.remove();
        return width;
      };
      const bodyFont = getComputedStyle(document.body).fontFamily;
      const isBody = (text: Element) => getComputedStyle(text).fontFamily === bodyFont;
      const groups = {
        headings: [...document.querySelectorAll('main article :is(h2, h3)')],
        text: [...document.querySelectorAll('main article p')].filter(isBody),
      };
      return Object.entries(groups).map(([name, texts]) => {
        const sum = { name, own: 0, fallback: 0 };
        for (const text of texts) {
          const [own = '', ...fallbacks] = getComputedStyle(text).fontFamily.split(', ');
          sum.own += widthOf(text, own);
          sum.fallback += widthOf(text, fallbacks.join(', '));
        }
        return sum;
      });
    });
    for (const { name, own, fallback } of widths) {
      expect(own, name).toBeGreaterThan(1_000);
      expect(Math.abs(own / fallback - 1), `${name}: fallbackScale is off by ${own / fallback}`).toBeLessThan(
        maxDeviation,
      );
    }
  });
}
