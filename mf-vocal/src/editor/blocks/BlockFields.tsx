import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/** Fields of a selected block: below all that readers see of it. */
export const BlockFields = styled.div`
  && {
    order: 5;
  }

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space4')};
  padding-block-start: ${token('space4')};
  border-block-start: 1px solid ${token('line')};
`;
