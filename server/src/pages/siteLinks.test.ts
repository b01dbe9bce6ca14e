import { expect, test } from '@jest/globals';
import type { BuiltSite } from '@marquee/releases/builtSites.ts';
import { siteLinks } from './siteLinks.ts';

const site = (logos?: BuiltSite['logos']) =>
  ({
    config: { name: 'Beat' },
    fonts: ['/font.woff2'],
    logos,
    themeColour: { light: '#fff', dark: '#000' },
  }) as BuiltSite;

const preloads = (logos?: BuiltSite['logos']) =>
  siteLinks('beat', site(logos))
    .filter(({ attributes }) => attributes.rel === 'preload')
    .map(({ attributes: { href, media } }) => [href, media]);

test('a page preloads the logo of the device’s scheme before the fonts', () => {
  expect(preloads({ light: '/light.svg', dark: '/dark.svg' })).toEqual([
    ['/light.svg', '(prefers-color-scheme: light)'],
    ['/dark.svg', '(prefers-color-scheme: dark)'],
    ['/font.woff2', undefined],
  ]);
});

test('a logo that is the same in both schemes is preloaded once', () => {
  expect(preloads({ light: '/one.svg', dark: '/one.svg' })).toEqual([
    ['/one.svg', undefined],
    ['/font.woff2', undefined],
  ]);
});

test('a release with the logo in its theme has none to preload', () => {
  expect(preloads()).toEqual([['/font.woff2', undefined]]);
});
