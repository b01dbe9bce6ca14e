import { Container, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/** Places the parts of a page below each other, evenly spaced, in the width of the large container. */
export const PageBody = styled(Container)`
  padding-block-end: ${token('space8')};

  & > * + * {
    margin-block-start: ${token('space6')};
  }
`;
