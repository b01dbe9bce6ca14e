import { styled } from '@marquee/shared/styled';

/** Status line that takes no room while it is empty. Screen readers need it in the page before it has words. */
export const Said = styled.p`
  margin: 0;

  &:empty {
    position: absolute;
  }
`;
