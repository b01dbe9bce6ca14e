import { menuWidth } from '../../constants.ts';

/**
 * The design tokens name every value that differs between sites or between light and dark. A site's theme gives the
 * values. The shell writes them once into the page as CSS custom properties. Components use only `token(name)`.
 */

/** Colour roles. A palette has all of them, once for light and once for dark. */
export const colourTokens = [
  'paper', // page background
  'surface', // cards, menus, inputs: all on the paper
  'sunken', // wells, code, placeholders of pictures
  'ink', // text and headlines
  'inkMuted', // bylines, captions; 4.5:1 on paper and surface
  'line', // hairlines and borders
  'lineStrong', // heavy rules under headings
  'accent', // the site's colour as a fill
  'accentInk', // text on accent; 4.5:1
  'accentText', // the site's colour as text; 4.5:1 on paper and surface
  'accentSoft', // a tint of the accent for backgrounds behind ink
  'second', // the second accent as a fill
  'secondInk', // text on second; 4.5:1
  'link', // links in running text; 4.5:1
  'header', // header background
  'headerInk', // header text and logo
  'footer', // footer background
  'footerInk', // footer text and links; 4.5:1
  'mark', // highlighted text background
  'focus', // focus ring; 3:1 on paper and header
  'danger', // errors as text; 4.5:1
  'success', // confirmations as text; 4.5:1
  'scrim', // behind modals, with alpha
] as const;
export type ColourToken = (typeof colourTokens)[number];
export type Palette = Record<ColourToken, string>;

/** Tokens of typography and shape that a theme may set, with their defaults. */
export const shapeDefaults = {
  headlineWeight: '700',
  headlineTracking: '-0.01em',
  headlineLeading: '1.1',
  headlineCase: 'none',
  headlineScale: '1', // multiplies every headline size; condensed faces need more
  bodyWeight: '400',
  boldWeight: '700',
  bodyLeading: '1.6',
  bodyScale: '1',
  kickerFont: 'var(--font-body)', // category labels over headlines
  kickerCase: 'uppercase',
  kickerTracking: '0.08em',
  kickerWeight: '700',
  radius: '4px', // buttons, inputs, cards
  imageRadius: '0px',
  ruleWidth: '1px', // rules under section headings
  ruleStyle: 'solid',
  // Padding of a card. 0px makes open cards on paper. With one length the picture reaches the edges, and with several
  // it does not.
  cardPadding: '0px',
  cardBorder: '0px solid transparent',
  cardShadow: 'none',
  cardBackground: 'transparent',
  paperTexture: 'none', // a CSS background-image for the page, gradients only
  headerRule: '0px solid transparent', // bottom border of the header
  mediaFilter: 'none', // a CSS filter on pictures in lists
  hoverTransform: 'none', // transform of a card's picture on hover
  dropCapFont: 'var(--font-headline)',
  ornament: '"◆"', // CSS content of the mark that closes a post and divides sections
} as const;
export type ShapeToken = keyof typeof shapeDefaults;

/** Tokens that are the same on every site. */
export const constantTokens = {
  textXs: '0.75rem',
  textSm: '0.875rem',
  textMd: '1rem',
  textLg: '1.1875rem',
  textXl: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)',
  text2xl: 'clamp(1.5rem, 1.3rem + 1vw, 2.125rem)',
  text3xl: 'clamp(1.875rem, 1.5rem + 1.9vw, 3rem)',
  text4xl: 'clamp(2.25rem, 1.6rem + 3.2vw, 4.25rem)',
  space1: '0.25rem',
  space2: '0.5rem',
  space3: '0.75rem',
  space4: '1rem',
  space5: '1.5rem',
  space6: '2rem',
  space7: '3rem',
  space8: '4.5rem',
  radiusPill: '999px',
  motionFast: '150ms', // hover (spec section 9)
  motionBase: '200ms', // general animation (spec section 9)
  motionSlow: '300ms', // lightbox step (spec section 9)
  easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  shadowRaised: '0 1px 2px rgb(0 0 0 / 0.08), 0 8px 24px rgb(0 0 0 / 0.08)',
  shadowOverlay: '0 24px 64px rgb(0 0 0 / 0.35)',
  headerHeight: '64px', // not in rem: at twice the text size the bar would take a fifth of a phone
  menuWidth: `${menuWidth}px`,
} as const;
export type ConstantToken = keyof typeof constantTokens;

export type FontToken = 'fontHeadline' | 'fontBody' | 'fontMono';
export type Token = ColourToken | ShapeToken | ConstantToken | FontToken;

/** The custom property of a token: `inkMuted` → `--ink-muted`, `text2xl` → `--text2xl`. */
export function tokenProperty(name: Token): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** A token as a CSS value: `var(--ink-muted)`. */
export function token(name: Token): string {
  return `var(${tokenProperty(name)})`;
}
