import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/** The message at a field that is at fault. */
export const FieldFault = styled.p`
  color: ${token('danger')};
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};
`;
