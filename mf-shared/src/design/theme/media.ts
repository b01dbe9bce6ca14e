import { type Breakpoint, breakpoints } from '../../constants.ts';

/** `@media` for this width and narrower: the spec's "hidden at … widths and narrower". */
export function upTo(breakpoint: Breakpoint): string {
  return `@media (max-width: ${breakpoints[breakpoint]}px)`;
}

/** `@media` for everything wider than this breakpoint. */
export function above(breakpoint: Breakpoint): string {
  return `@media (min-width: ${breakpoints[breakpoint] + 1}px)`;
}
