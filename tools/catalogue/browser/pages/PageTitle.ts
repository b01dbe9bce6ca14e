import { headline, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

export const PageTitle = styled.h1`
  ${headline('text3xl')}
  margin-block: ${token('space2')};
  overflow-wrap: anywhere;
`;
