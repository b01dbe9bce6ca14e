import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/** Says what an editor may want to change about a picture. */
export const Mark = styled.strong`
  justify-self: start;
  padding: 0 ${token('space2')};
  border: 1px solid ${token('danger')};
  border-radius: ${token('radius')};
  color: ${token('danger')};
  font-size: ${token('textSm')};
`;
