import { ageNoticeCss } from '@marquee/shared/design/ageNoticeCss';
import { globalCss } from '@marquee/shared/design/globalCss';
import {
  type ColourToken,
  colourTokens,
  constantTokens,
  type ShapeToken,
  shapeDefaults,
  type Token,
  tokenProperty,
} from '@marquee/shared/design/tokens';
import { compile, serialize, stringify } from 'stylis';
import type { SiteStyle } from '../serverContract.ts';

const shapeTokens = Object.keys(shapeDefaults) as ShapeToken[];

const declare = (name: string, value: string) => `${name}:${value}`;

function colour(name: ColourToken, { light, dark }: SiteStyle['theme']): string {
  const [inLight = 'transparent', inDark = 'transparent'] = [light[name], dark[name]];
  return inLight === inDark ? inLight : `light-dark(${inLight},${inDark})`;
}

/**
 * The style of a site: its font faces, and every design token as a custom property. Each colour has one declaration for light and
 * dark (`light-dark()`). The device or the reader's `data-scheme` selects the scheme.
 */
export function themeCss({ theme, logos, fontFaces, fontStacks, isForAdults }: SiteStyle): string {
  const tokens: [Token, string][] = [
    ...colourTokens.map((name): [Token, string] => [name, colour(name, theme)]),
    ...shapeTokens.map((name): [Token, string] => [name, theme.shape[name] ?? shapeDefaults[name]]),
    ...(Object.entries(constantTokens) as [Token, string][]),
    ['fontHeadline', fontStacks.headline],
    ['fontBody', fontStacks.body],
    ['fontMono', 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace'],
  ];
  const root = tokens.map(([name, value]) => declare(tokenProperty(name), value)).join(';');
  const light = `--logo:url("${logos.light}")`;
  const dark = `--logo:url("${logos.dark}")`;
  const css = [
    fontFaces,
    `:root{color-scheme:light dark;${root};${light}}`,
    `:root[data-scheme=light]{color-scheme:light}:root[data-scheme=dark]{color-scheme:dark${light === dark ? '' : `;${dark}`}}`,
    light === dark ? '' : `@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark}}}`,
    globalCss,
    isForAdults ? ageNoticeCss : '',
  ].join('');
  return serialize(compile(css), stringify);
}
