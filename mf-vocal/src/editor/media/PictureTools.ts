import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/** Row for the buttons of a picture. While there is no picture, the field for one is as wide as the row. */
export const PictureTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token('space3')};

  /* The buttons are hidden while the block is not selected. */
  &:empty {
    display: none;
  }

  & > div > div:has([data-zone]) {
    flex: 1;
  }
`;
