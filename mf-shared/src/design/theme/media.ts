import { type Breakpoint, breakpoints } from '../../constants.ts';

/** Default text size of browsers in px. */
const defaultTextSize = 16;
// Media queries use `em`, which follows the text size of the reader. At twice the text size, a window has half the
// room.
const ems = (px: number) => `${px / defaultTextSize}em`;

/** `@media` for this width and narrower: the spec's "hidden at … widths and narrower". */
export function upTo(breakpoint: Breakpoint): string {
  return `@media (max-width: ${ems(breakpoints[breakpoint])})`;
}

/** `@media` for everything wider than this breakpoint. */
export function above(breakpoint: Breakpoint): string {
  return `@media (min-width: ${ems(breakpoints[breakpoint] + 1)})`;
}
