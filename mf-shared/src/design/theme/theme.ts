import type { Palette, ShapeToken } from './tokens.ts';

/** One font file from an npm package. A site has at most two, of 70 kB together. */
export type FontFace = {
  /** CSS family name, which is also the name under which the build finds the font's metrics. */
  family: string;
  /** The npm package: `@fontsource-variable/inter`. */
  package: string;
  /** The file in the package's `files/` folder, always of the latin subset. */
  file: string;
  /** CSS font-weight of the face: `400`, or a range such as `100 900`. The build cuts a variable font to this range. */
  weight: string;
  style?: 'normal' | 'italic';
  fallback: 'sans-serif' | 'serif';
  /**
   * Width of the site's texts in this font divided by their width in the fallback. The fallback is scaled by the
   * average width of small letters, which does not fit capitals and large optical sizes. Measure it in a browser. A
   * test prints the figure if it is missing.
   */
  fallbackScale?: number;
};

/** The look of a site, in `shell/sites/{key}/theme.ts`. It makes the site recognisable without its logo. */
export type Theme = {
  light: Palette;
  dark: Palette;
  /** Colour scheme for a reader without a preference. */
  preferred: 'light' | 'dark';
  fonts: { headline: FontFace; body: FontFace };
  shape: Partial<Record<ShapeToken, string>>;
};
