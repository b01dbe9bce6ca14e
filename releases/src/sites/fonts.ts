/// <reference path="./subset-font.d.ts" />
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fontFamilyToCamelCase } from '@capsizecss/metrics';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import type { FontFace } from '@marquee/shared/design/theme';
import subsetFont from 'subset-font';

/** Folder that has the packages of fonts in its `node_modules`. */
const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

/** Characters of Western European text: Basic Latin, Latin-1, and typographic punctuation and signs. */
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...range(0x2010, 0x2027),
  ...[0x131, 0x152, 0x153, 0x160, 0x161, 0x178, 0x17d, 0x17e, 0x2030, 0x2032, 0x2033, 0x2039, 0x203a, 0x20ac, 0x2122],
  ...[0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2215, 0x25c6, 0x2605, 0x2756],
];

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

type Metrics = Omit<(typeof entireMetricsCollection)['arial'], 'variants'>;
type FamilyMetrics = Metrics & { variants?: Partial<Record<string, Metrics>> };

/** Vertical metrics and average width of a family in a weight, or of the family if the weight has none. @throws Error if the collection lacks the family */
function metricsOf(family: string, weight = 'regular'): Metrics {
  const metrics = Reflect.get(entireMetricsCollection, fontFamilyToCamelCase(family)) as FamilyMetrics | undefined;
  if (!metrics) throw new Error(`No font metrics for "${family}". Without them the page moves when the font loads.`);
  return metrics.variants?.[weight] ?? metrics;
}

/**
 * System fonts that a page shows until the site's font has loaded, with the names by which browsers find them. `Arial` is on desktops and
 * iPhones. Liberation has the same widths. Android has neither.
 */
const systemFonts: Record<FontFace['fallback'], readonly { family: string; names: readonly string[] }[]> = {
  'sans-serif': [
    { family: 'Roboto', names: ['Roboto', 'Roboto-Regular'] },
    { family: 'Arial', names: ['Arial', 'ArialMT', 'Liberation Sans'] },
  ],
  serif: [
    { family: 'Noto Serif', names: ['Noto Serif', 'NotoSerif-Regular'] },
    { family: 'Times New Roman', names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'] },
  ],
};

/** Declares system fonts in the size of the font under one name. A browser uses the last one that it has. */
function fallbackCss(font: FontFace): string {
  const [lightest] = font.weight.split(' ');
  return systemFonts[font.fallback]
    .map(({ family, names }) => {
      const { fontFaces } = createFontStack([metricsOf(font.family, lightest), metricsOf(family)], {
        fontFaceFormat: 'styleObject',
      });
      const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = fontFaces[0]?.['@font-face'] ?? {};
      const overrides = {
        'ascent-override': ascentOverride,
        'descent-override': descentOverride,
        'line-gap-override': lineGapOverride,
        'size-adjust': sizeAdjust,
      };
      const { fallbackScale = 1 } = font;
      // The heights are percentages of the adjusted size.
      const scaleOf = (name: string) => (name === 'size-adjust' ? fallbackScale : 1 / fallbackScale);
      const declared = Object.entries(overrides).flatMap(([name, value]) =>
        value ? [`${name}:${scaled(value, scaleOf(name))}`] : [],
      );
      const source = names.map((name) => `local("${name}")`).join();
      return `@font-face{font-family:"${font.family} Fallback";src:${source};${declared.join(';')}}`;
    })
    .join('');
}

/** Formats a percentage with one decimal, which is exact to 0.1 px in a line of text. */
function scaled(percentage: string, scale: number): string {
  return `${Number((Number.parseFloat(percentage) * scale).toFixed(1))}%`;
}

function weightAxis(weight: string): number | { min: number; max: number } {
  const [min = 400, max = min] = weight.split(' ').map(Number);
  return min === max ? min : { min, max };
}

export type FontCss = {
  /** `@font-face` of the file and of its metric-matched fallback. */
  css: (address: string) => string;
  /** Value of the font's custom property. */
  stack: string;
};

/** Returns the declarations of a font. `css` receives the address of the font's file. */
export function fontCss(font: FontFace): FontCss {
  return {
    stack: `"${font.family}", "${font.family} Fallback", ${font.fallback}`,
    css: (address) =>
      `@font-face{font-family:"${font.family}";src:url("${address}") format("woff2");font-weight:${font.weight};` +
      `font-style:${font.style ?? 'normal'};font-display:swap}${fallbackCss(font)}`,
  };
}

/** Path of a font's file in its package. */
export function fontFile(font: FontFace): string {
  return path.join(repositoryRoot, 'node_modules', font.package, 'files', font.file);
}

export type BuiltFont = FontCss & {
  /** File name in the site's folder, with a hash of its bytes. */
  fileName: string;
  bytes: number;
};

/** Cuts a font to the characters and weights that the site uses and writes it into `outputFolder`. */
export async function buildFont(font: FontFace, outputFolder: string): Promise<BuiltFont> {
  const source = await readFile(fontFile(font));
  const isVariable = font.package.startsWith('@fontsource-variable/');
  const cut = await subsetFont(source, String.fromCodePoint(...characters), {
    targetFormat: 'woff2',
    ...(isVariable ? { variationAxes: { wght: weightAxis(font.weight) } } : {}),
  });
  const slug = font.family.toLowerCase().replaceAll(' ', '-');
  const style = font.style ?? 'normal';
  const fileName = `${slug}-${style}.${createHash('sha256').update(cut).digest('hex').slice(0, 8)}.woff2`;
  await writeFile(path.join(outputFolder, fileName), cut);
  return { ...fontCss(font), fileName, bytes: cut.length };
}
