import type { HostKey, PageConfig } from '@marquee/shared/domain';
import { shareCountAddresses } from '@marquee/shared/shareCountAddresses';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { hydrated, watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Page, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { originOf } from '../../network/addresses.ts';
import { asAdult } from '../asAdult.ts';
import { framesDrawn } from '../framesDrawn.ts';
import { matrix, pathOf, statusOf } from '../pages.ts';
import { violationsOf } from '../violationsOf.ts';
import { unknownPictures } from './unknownPictures.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes attributes in its own style; both are valid HTML.
    'void-style': 'off',
    'no-inline-style': 'error',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Editors write the titles, and search engines shorten long ones.
    'long-title': 'off',
    // Style elements of styled-components carry data attributes and are in the head, where they belong.
    'require-sri': 'off',
    // Role button on a link: it works as a link before JavaScript.
    'prefer-native-element': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
  },
});

/**
 * Elements with their classes, in the order of the document, of the page itself or of HTML. The parts that only the reader's device
 * knows, and those for browsers without scripts, are no part of both.
 */
function classesOf(html: string | null): string[] {
  const page = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('#app [class]')]
    .filter((element) => !element.closest('noscript, [data-device-only]'))
    .map(({ tagName, className }) => `${tagName} ${typeof className === 'string' ? className : ''}`);
}

/** Rules that the page has twice: the browser's half of styled-components wrote again ones that came with the page. */
function rulesTwice(): string[] {
  const styles = [...document.styleSheets].filter(({ ownerNode }) => (ownerNode as Element).matches('[data-styled]'));
  const rules = styles.flatMap(({ cssRules }) => [...cssRules]).filter((rule) => rule instanceof CSSStyleRule);
  const texts = rules.map(({ cssText }) => cssText);
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

/** Third-party scripts that a page may request: scripts that count shares, if the config in the page names them. */
function countAddresses(html: string, site: HostKey): string[] {
  const [, json = '{}'] = /<script type="application\/json" id="site-config">(.*?)<\/script>/.exec(html) ?? [];
  const config = (JSON.parse(json) as Partial<Record<HostKey, PageConfig>>)[site];
  return (config?.site.shareCounts ?? []).map((network) => shareCountAddresses[network]);
}

/** axe's objections, and the page's excess width over the window. */
async function faultsAt(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // Inherited colours follow the scheme a frame later.
  await framesDrawn(page);
  const violations = await violationsOf(page, { rules: ['target-size'] });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const place = `${width} px, ${colorScheme}`;
  return [
    ...violations.map((violation) => `${place}: ${violation}`),
    ...(overflow > 0 ? [`${place}: ${overflow} px wider than the window`] : []),
  ];
}

type Look = readonly [width: number, colorScheme: 'light' | 'dark'];
/** The tests alternate between the two sets of window and colour scheme from page to page. */
const looks: readonly (readonly [Look, Look])[] = [
  [
    [1280, 'light'],
    [375, 'dark'],
  ],
  [
    [1280, 'dark'],
    [375, 'light'],
  ],
];

for (const [turn, { site, kind }] of matrix.entries()) {
  const ownLooks = process.env.MATRIX === 'all' ? looks.flat() : looks[turn % looks.length];
  test(`${site} ${kind} is valid, hydrates as the server wrote it and is accessible`, async ({ page }) => {
    const address = originOf(site) + (await pathOf(kind, site));
    const { status, headers, body } = await askSite(address);
    const html = body.toString();

    await test.step('HTML, policy, site config and release set', async () => {
      expect(status).toBe(statusOf(kind));
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain(`; script-src ${["'self'", ...countAddresses(html, site)].join(' ')};`);
      expect(html).toContain(`data-site="${site}"`);
      expect(html).toContain(`<script type="application/json" id="site-config">{"${site}":`);
      expect(html).toMatch(/id="release-set">\{"shell":"\d/);
      expect(headers['set-cookie']).toBeUndefined();
      expect(unknownPictures(html)).toEqual([]);
      const report = await validator.validateString(html);
      const faults = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
      );
      expect(faults).toEqual([]);
    });

    await test.step('hydration without complaint, with the classes that the server wrote', async () => {
      const complaints = await watchPage(page, statusOf(kind));
      await asAdult(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // The masthead joins the page after hydration and is no part of the document.
      await page.route(/\/masthead\.js$/, () => undefined);
      await page.goto(address);
      await hydrated(page);
      expect(complaints).toEqual([]);
      expect(await page.evaluate(rulesTwice)).toEqual([]);
      // After the complaints: the policy of this page knows nothing of styles in HTML that is only parsed.
      expect(await page.evaluate(classesOf, null)).toEqual(await page.evaluate(classesOf, html));
    });

    for (const [width, scheme] of ownLooks ?? []) {
      await test.step(`accessible and within the window at ${width} px in ${scheme}`, async () => {
        expect(await faultsAt(page, width, scheme)).toEqual([]);
      });
    }
  });
}
