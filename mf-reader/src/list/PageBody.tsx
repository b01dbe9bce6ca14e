import { Container, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/** A page of the large container's width: its parts one under the other, evenly spaced. */
export const PageBody = styled(Container)`
  padding-block-end: ${token('space8')};

  & > * + * {
    margin-block-start: ${token('space6')};
  }
`;
