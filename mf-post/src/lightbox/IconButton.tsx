import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/** A button of the lightbox with an icon. Its name is for screen readers. */
export const IconButton = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-content: center;
  inline-size: 3rem;
  block-size: 3rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${token('radius')};
  background: transparent;
  color: ${token('ink')};
  cursor: pointer;
  transition:
    background-color ${token('motionFast')} ${token('easing')},
    color ${token('motionFast')} ${token('easing')},
    opacity ${token('motionFast')} ${token('easing')};

  &:focus-visible {
    outline-offset: -3px;
  }

  @media (hover: hover) {
    &:hover:not([aria-disabled='true']) {
      background: ${token('accent')};
      color: ${token('accentInk')};
    }
  }

  /* A disabled button would lose the focus at the last picture. */
  &[aria-disabled='true'] {
    opacity: 0.3;
    cursor: default;
  }
`;
