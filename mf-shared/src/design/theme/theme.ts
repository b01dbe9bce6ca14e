import type { Palette, ShapeToken } from './tokens.ts';

/** One font file of a site, from the npm package that ships it. At most two a site and 70 kB together. */
export type FontFace = {
  /** CSS family name, and the name by which the metrics of the fallback are found. */
  family: string;
  /** The npm package: `@fontsource-variable/inter`. */
  package: string;
  /** The file in its `files/` folder; always of the latin subset. */
  file: string;
  /** CSS font-weight of the face: `400`, or a range as `100 900`. The build cuts a variable font to this range. */
  weight: string;
  style?: 'normal' | 'italic';
  fallback: 'sans-serif' | 'serif';
  /**
   * Width of the site's texts in this font over that of its fallback, which is made from the average of small letters: capitals, and the
   * drawing of a large size, have others. Measured in a browser; a test names the figure where it is missing.
   */
  fallbackScale?: number;
};

/** Makes a site recognisable with its logo covered. Kept in `shell/sites/{key}/theme.ts`. */
export type Theme = {
  light: Palette;
  dark: Palette;
  /** The default for a reader without a preference. */
  preferred: 'light' | 'dark';
  fonts: { headline: FontFace; body: FontFace };
  shape: Partial<Record<ShapeToken, string>>;
};
