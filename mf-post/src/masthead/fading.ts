import { mastheadFadeMs } from '@marquee/shared/constants';
import { css } from '@marquee/shared/styled';

/**
 * Shown by `data-shown`, with a fade. Hidden, it takes no focus. A sticky bar is always on the screen: without the
 * margins, browsers would scroll the page when focus enters it.
 */
export const fading = css`
  opacity: 0;
  visibility: hidden;
  transition:
    opacity ${mastheadFadeMs}ms,
    visibility 0s ${mastheadFadeMs}ms;

  &[data-shown] {
    opacity: 1;
    visibility: visible;
    transition: opacity ${mastheadFadeMs}ms;
  }

  & :is(a, button) {
    scroll-margin-block: -12rem;
  }

  @media (prefers-reduced-motion: reduce) {
    &,
    &[data-shown] {
      transition: none;
    }
  }

  /* A window this low (a phone in landscape, or a page at 400 %) is left to the text. */
  @media print, (max-height: 22rem) {
    display: none;
  }
`;
