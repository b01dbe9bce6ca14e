import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/** The list under a search field, which covers the page. */
export const Popup = styled.div`
  position: absolute;
  z-index: 5;
  inset: calc(100% + 6px) -1px auto;
  max-block-size: min(26rem, 60dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block: ${token('space2')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('ink')};
  box-shadow: ${token('shadowOverlay')};
  text-align: start;

  &[hidden] {
    display: none;
  }

  & [role='group'] + [role='group'] {
    margin-block-start: ${token('space2')};
    padding-block-start: ${token('space2')};
    border-block-start: 1px solid ${token('line')};
  }

  & [role='group'] > span {
    display: block;
    padding: ${token('space1')} ${token('space3')};
    color: ${token('inkMuted')};
    font-size: ${token('textXs')};
    font-weight: ${token('boldWeight')};
  }

  & [role='option'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space3')};
    align-items: baseline;
    padding: ${token('space2')} ${token('space3')};
    min-block-size: 2.75rem;
    align-content: center;
    line-height: 1.3;
    cursor: pointer;
  }

  & [role='option'] > small {
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }

  & [role='option']:hover,
  & [role='option'][aria-selected='true'] {
    background: ${token('ink')};
    color: ${token('paper')};
  }

  & [role='option']:hover > small,
  & [role='option'][aria-selected='true'] > small {
    color: inherit;
  }

  @media (forced-colors: active) {
    & [role='option'][aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
