import { mastheadFadeMs } from '@marquee/shared/constants';
import { css } from '@marquee/shared/styled';

/**
 * Fades a bar in while it has `data-shown`. A hidden bar cannot get the focus. Without the negative scroll margins,
 * browsers would scroll the page when a link or button of the sticky bar gets the focus.
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

  /* Low windows (a phone in landscape, or a page at 400 %) have no bars, so that the text has enough space. */
  @media print, (max-height: 22rem) {
    display: none;
  }
`;
