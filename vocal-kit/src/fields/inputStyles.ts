import { token } from '@marquee/shared';
import { css } from '@marquee/shared/styled';

/** Styles of text fields, text areas and selects in the editor's forms. */
export const inputStyles = css`
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: ${token('space2')} ${token('space3')};
  border: 1px solid color-mix(in srgb, ${token('ink')} 55%, ${token('surface')});
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('ink')};
  font: inherit;
  transition: border-color ${token('motionFast')} ${token('easing')};

  &:hover {
    border-color: ${token('ink')};
  }

  &[aria-invalid='true'] {
    border-color: ${token('danger')};
  }
`;
