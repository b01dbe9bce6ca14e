import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/** The label around a checkbox. */
export const CheckRow = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${token('space2')};
  min-block-size: 2.75rem;
  cursor: pointer;

  & input {
    flex: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    accent-color: ${token('link')};
  }
`;
