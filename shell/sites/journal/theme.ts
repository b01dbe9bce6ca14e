import type { FontFace, Theme } from '@marquee/shared/design/theme';

/** Headlines and text share one font file, as newspapers use one typeface. */
const newsreader: FontFace = {
  family: 'Newsreader',
  package: '@fontsource-variable/newsreader',
  file: 'newsreader-latin-wght-normal.woff2',
  weight: '400 700',
  fallback: 'serif',
};

/** Financial daily: ink blue on salmon, double rules, no corners, and the fine lines of a share certificate. */
export const theme: Theme = {
  preferred: 'light',
  light: {
    paper: '#fde8d8',
    surface: '#fff5ec',
    sunken: '#f4d6c0',
    ink: '#16182b',
    inkMuted: '#5e4f54',
    line: '#d9b59c',
    lineStrong: '#16182b',
    accent: '#1c2f7c',
    accentInk: '#fff1e5',
    accentText: '#1c2f7c',
    accentSoft: '#f8d5bd',
    second: '#a8321f',
    secondInk: '#fff4ea',
    link: '#233a9e',
    header: '#fde8d8',
    headerInk: '#16182b',
    footer: '#151d48',
    footerInk: '#f7d9c3',
    mark: '#ffcf9e',
    // Red, since it has to be seen on the paper and on the blue footer alike.
    focus: '#c4441c',
    danger: '#9c1f14',
    success: '#1d5b3c',
    scrim: 'rgb(18 19 38 / 0.72)',
  },
  // The night edition: the paper turns to the ink and the ink to the paper.
  dark: {
    paper: '#11152b',
    surface: '#1a2040',
    sunken: '#0b0e20',
    ink: '#fbe7d7',
    inkMuted: '#b9adb4',
    line: '#343c66',
    lineStrong: '#f3a987',
    accent: '#f6b292',
    accentInk: '#14172c',
    accentText: '#f6b292',
    accentSoft: '#2c2745',
    second: '#9fb2ff',
    secondInk: '#0d1130',
    link: '#b3c1ff',
    header: '#11152b',
    headerInk: '#fbe7d7',
    footer: '#0b0e20',
    footerInk: '#d8c5bd',
    mark: '#6a3f34',
    focus: '#8fb4ff',
    danger: '#ff9384',
    success: '#86d5a6',
    scrim: 'rgb(4 5 14 / 0.84)',
  },
  fonts: { headline: newsreader, body: newsreader },
  shape: {
    headlineWeight: '500',
    headlineTracking: '-0.022em',
    headlineLeading: '1.04',
    headlineScale: '1.1',
    bodyLeading: '1.56',
    bodyScale: '1.075',
    boldWeight: '650',
    kickerFont: 'var(--font-headline)',
    kickerCase: 'none',
    kickerTracking: '0',
    kickerWeight: '650',
    radius: '0px',
    imageRadius: '0px',
    // Double, as the line under a total in a ledger.
    ruleWidth: '5px',
    ruleStyle: 'double',
    cardPadding: '0.7rem 0 0',
    // A card has no box: it hangs from a rule, as a story hangs in its column.
    cardShadow: '0 -1px 0 var(--line-strong)',
    headerRule: '6px double var(--line-strong)',
    // Two sets of fine rings that cross as the guilloche of a share certificate, printed pale and gone below the fold.
    paperTexture:
      'linear-gradient(to bottom, color-mix(in srgb, var(--paper) 30%, transparent), var(--paper) 38rem), ' +
      'repeating-radial-gradient(circle at 18% -10rem, transparent 0 9px, color-mix(in srgb, var(--accent-text) 11%, transparent) 9px 10px), ' +
      'repeating-radial-gradient(circle at 82% -14rem, transparent 0 9px, color-mix(in srgb, var(--accent-text) 11%, transparent) 9px 10px)',
    mediaFilter: 'none',
    hoverTransform: 'none',
    // The sign for any currency there is.
    ornament: '"¤"',
  },
};
