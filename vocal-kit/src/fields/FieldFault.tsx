import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/** Error message at a field. */
export const FieldFault = styled.p`
  color: ${token('danger')};
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};
`;
