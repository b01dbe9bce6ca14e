import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { askSite } from '../../scripts/network/askSite.ts';
import { originOf } from '../network/addresses.ts';
import { matrix, pathOf, statusOf } from './pages.ts';
import { hydrated, watchPage } from './watchPage.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes attributes in its own style; both are valid HTML.
    'void-style': 'off',
    'no-inline-style': 'error',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Titles come from editors; search engines cut long ones by themselves.
    'long-title': 'off',
    // Style elements of styled-components carry data attributes and stand in the head as they should.
    'require-sri': 'off',
    // Role button on a link: it works as a link before JavaScript.
    'prefer-native-element': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
  },
});

/** Elements with their classes, in the order of the document. */
const classesInPage = () =>
  [...document.querySelectorAll('#app [class]')].map(
    ({ tagName, className }) => `${tagName} ${typeof className === 'string' ? className : ''}`,
  );

for (const { site, kind } of matrix) {
  test.describe(`${site} ${kind}`, () => {
    test('is valid HTML with a strict policy, the site config and its release set', async () => {
      const { status, headers, body } = await askSite(originOf(site) + (await pathOf(kind, site)));
      expect(status).toBe(statusOf[kind]);
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|script-src [^;]*http/);
      const html = body.toString();
      expect(html).toContain(`data-site="${site}"`);
      expect(html).toContain(`<script type="application/json" id="site-config">{"${site}":`);
      expect(html).toMatch(/id="release-set">\{"shell":"\d/);
      expect(headers['set-cookie']).toBeUndefined();
      const report = await validator.validateString(html);
      const faults = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
      );
      expect(faults).toEqual([]);
    });

    test('hydrates without complaint, with the classes that the server wrote', async ({ page, browser }) => {
      const address = originOf(site) + (await pathOf(kind, site));
      const complaints = await watchPage(page, statusOf[kind]);
      await page.goto(address);
      await hydrated(page);
      const inBrowser = await page.evaluate(classesInPage);
      expect(complaints).toEqual([]);

      const context = await browser.newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(address);
      const onServer = await plain
        .locator('#app [class]')
        .evaluateAll((elements) =>
          elements.map(({ tagName, className }) => `${tagName} ${typeof className === 'string' ? className : ''}`),
        );
      await context.close();
      expect(inBrowser).toEqual(onServer);
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [375, 1280]) {
        test(`has no accessibility violation at ${width} px in ${colorScheme}`, async ({ page }) => {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height: 900 });
          await page.goto(originOf(site) + (await pathOf(kind, site)));
          await hydrated(page);
          const { violations } = await new AxeBuilder({ page }).analyze();
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
          );
          expect(found).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
        });
      }
    }
  });
}
