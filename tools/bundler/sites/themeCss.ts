import { ageNoticeCss } from '@marquee/shared/design/ageNoticeCss';
import { globalCss } from '@marquee/shared/design/globalCss';
import type { Theme } from '@marquee/shared/design/theme';
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

const declare = (name: string, value: string) => `${name}:${value}`;

function colour(name: ColourToken, theme: Theme): string {
  return theme.light[name] === theme.dark[name]
    ? theme.light[name]
    : `light-dark(${theme.light[name]},${theme.dark[name]})`;
}

export type ThemeParts = {
  theme: Theme;
  /** Addresses of the logo's files. */
  logos: { light: string; dark: string };
  fontFaces: string;
  fontStacks: { headline: string; body: string };
  isForAdults?: boolean | undefined;
};

/**
 * The style of a site: its font faces, and every design token as a custom property. Each colour has one declaration for light and
 * dark (`light-dark()`). The device or the reader's `data-scheme` selects the scheme.
 */
export function themeCss({ theme, logos, fontFaces, fontStacks, isForAdults }: ThemeParts): string {
  const shape: Record<ShapeToken, string> = { ...shapeDefaults, ...theme.shape };
  const tokens: [Token, string][] = [
    ...colourTokens.map((name): [Token, string] => [name, colour(name, theme)]),
    ...(Object.entries(shape) as [Token, string][]),
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
