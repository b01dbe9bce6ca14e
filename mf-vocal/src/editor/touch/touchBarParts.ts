import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { touchBarHeight } from './touchBarHeight.ts';

/** The bar of tools at the bottom of a touch screen. */
export const Bar = styled.div`
  position: fixed;
  z-index: 14;
  inset-inline: 0;
  display: flex;
  block-size: ${touchBarHeight}px;
  padding-inline: ${token('space1')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  border-block-start: 1px solid ${token('line')};
  background: ${token('paper')};
  color: ${token('ink')};
  font-family: ${token('fontBody')};
  font-size: ${token('textMd')};

  & :is(button, select, a) {
    flex: none;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    align-self: center;
    border: 0;
    border-radius: ${token('radius')};
    background: none;
    color: inherit;
    font: inherit;
  }

  & button {
    display: grid;
    place-items: center;
    padding: 0;
  }

  & a {
    display: flex;
    align-items: center;
    padding-inline: ${token('space3')};
    color: ${token('link')};
    white-space: nowrap;
  }

  & select {
    max-inline-size: 9rem;
    padding-inline: ${token('space2')};
  }

  & [aria-disabled='true'],
  & :disabled {
    opacity: 0.45;
  }

  & button[aria-pressed='true'] {
    background: ${token('ink')};
    color: ${token('paper')};
  }

  & :focus-visible {
    outline-offset: -4px;
  }

  @media (forced-colors: active) {
    & button[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }
  }
`;
