import type { ColourToken, Palette } from '@marquee/shared/design/tokens';

/** Ratios of WCAG 2.2 AA: text against its background, and a focus ring against what is around it. */
const textRatio = 4.5;
const ringRatio = 3;

/** Colours that meet on pages, as the roles of the tokens promise. */
const pairs: readonly (readonly [ink: ColourToken, ground: ColourToken, ratio: number])[] = [
  ...(['paper', 'surface', 'sunken', 'mark', 'accentSoft'] as const).map(
    (ground) => ['ink', ground, textRatio] as const,
  ),
  ...(['inkMuted', 'accentText', 'link', 'danger', 'success'] as const).flatMap((ink) =>
    (['paper', 'surface'] as const).map((ground) => [ink, ground, textRatio] as const),
  ),
  ['accentInk', 'accent', textRatio],
  ['secondInk', 'second', textRatio],
  ['headerInk', 'header', textRatio],
  ['footerInk', 'footer', textRatio],
  ['focus', 'paper', ringRatio],
];

/** Returns the pairs of a theme's colours whose contrast is too low, in words. Empty for a legible theme. */
export function contrastFaults(theme: { light: Palette; dark: Palette }): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    pairs.flatMap(([ink, ground, least]) => {
      const ratio = contrastOf(theme[scheme][ink], theme[scheme][ground]);
      if (ratio >= least) return [];
      return [`${scheme}: ${ink} on ${ground} has a contrast of ${ratio.toFixed(2)}; at least ${least} is needed`];
    }),
  );
}

/**
 * Returns the contrast of two colours by WCAG 2.2, from 1 to 21.
 * @throws Error for a colour that is not written as `#rrggbb`
 */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(colour: string): number {
  const [, ...digits] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour) ?? [];
  if (digits.length !== 3) throw new Error(`The colour ${colour} is not written as #rrggbb.`);
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const value = Number.parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
