import { type Breakpoint, breakpoints } from '../../constants.ts';

/** Text size of browsers, in px, unless the reader chooses another. */
const usualTextSize = 16;
// Media queries use `em`, which follows the text size of the reader. At twice the text size, a window has half the
// room.
const ems = (px: number) => `${px / usualTextSize}em`;

/** `@media` for this width and narrower: the spec's "hidden at … widths and narrower". */
export function upTo(breakpoint: Breakpoint): string {
  return `@media (max-width: ${ems(breakpoints[breakpoint])})`;
}

/** `@media` for everything wider than this breakpoint. */
export function above(breakpoint: Breakpoint): string {
  return `@media (min-width: ${ems(breakpoints[breakpoint] + 1)})`;
}
