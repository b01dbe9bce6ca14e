import { headline, token, upTo } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/* On phones, and in browsers without anchor positioning, the panel is a sheet at the foot of the window. */
export const Panel = styled.div`
  position: fixed;
  inset: auto 0 0;
  inline-size: min(24rem, 100vw);
  max-block-size: 85dvh;
  margin: 0 auto;
  padding: ${token('space5')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  overflow: auto;
  overscroll-behavior: contain;
  background: ${token('surface')};
  color: ${token('ink')};
  font-family: ${token('fontBody')};
  font-size: calc(${token('textMd')} * ${token('bodyScale')});
  line-height: ${token('bodyLeading')};
  box-shadow: ${token('shadowOverlay')};

  &:popover-open {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space3')};
    animation: share-in ${token('motionBase')} ${token('easing')};
  }

  @keyframes share-in {
    from {
      translate: 0 0.5rem;
      opacity: 0;
    }
  }

  @supports (position-area: block-end) {
    inset: auto;
    margin: ${token('space2')} 0;
    position-anchor: --share;
    position-area: block-end span-inline-end;
    position-try-fallbacks: flip-block, flip-inline, flip-block flip-inline;
    position-try-order: most-block-size;
    /* Limited to the space beside the button, so that a long list scrolls inside the window. */
    max-block-size: min(85dvh, 100% - ${token('space4')});
  }

  ${upTo('mobile')} {
    inset: auto 0 0;
    inline-size: 100vw;
    margin: 0;
    border-width: 1px 0 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    position-area: none;
    max-block-size: 85dvh;

    &::backdrop {
      background: ${token('scrim')};
    }
  }

  @media print {
    visibility: hidden;
  }
`;

export const Name = styled.p`
  ${headline('textLg')}
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  padding-inline-end: ${token('space6')};
`;

/** List of the ways to share, in two columns. */
export const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${token('space5')};

  & > * {
    justify-content: space-between;
    border-block-start: 1px solid ${token('line')};
    transition: color ${token('motionFast')} ${token('easing')};
  }

  & > [target]::after {
    color: ${token('inkMuted')};
    content: '\\2197' / '';
  }

  & > *:hover {
    color: ${token('accentText')};
  }
`;

export const Close = styled.button`
  position: absolute;
  inset-block-start: ${token('space2')};
  inset-inline-end: ${token('space2')};
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;

  &::before {
    content: '\\2715' / '';
  }
`;
