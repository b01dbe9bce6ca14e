import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/** Box around a field, its label, its hint and its error message. */
export const Box = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space1')};
`;

/** The name of a field. */
export const Label = styled.label`
  font-weight: ${token('boldWeight')};
`;

/** Frame around an input that can have content at its end. */
export const InputFrame = styled.div`
  position: relative;
`;

/** Input element. Use `as="textarea"` for several lines. */
export const Input = styled.input`
  inline-size: 100%;
  min-block-size: 3.25rem;
  padding: ${token('space2')} ${token('space4')};
  border: 2px solid ${token('line')};
  border-color: color-mix(in srgb, ${token('ink')} 55%, ${token('surface')});
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('ink')};
  font-size: ${token('textLg')};
  transition: border-color ${token('motionFast')} ${token('easing')};

  &:hover {
    border-color: ${token('ink')};
  }

  &:focus-visible {
    outline-offset: 1px;
  }

  &[aria-invalid='true'] {
    border-color: ${token('danger')};
  }
`;

/** Hint that is shown before anything is typed. */
export const Hint = styled.p`
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
`;

/** The error message of a field. */
export const Fault = styled.p`
  color: ${token('danger')};
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};
`;
