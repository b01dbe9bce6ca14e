import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

export const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space4')};

  & > p {
    margin: 0;
  }

  &[data-full] {
    justify-items: stretch;
  }
`;
