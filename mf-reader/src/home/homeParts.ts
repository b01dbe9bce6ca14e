import { above, token, upTo } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/** Network, posts, categories. The posts come first in the document, whatever stands left of them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(9.5rem, 1fr) minmax(0, 4.2fr) minmax(11rem, 1.1fr);
  grid-template-areas: 'network feed categories';
  gap: ${token('space6')};
  padding-block: ${token('space6')} ${token('space8')};

  ${above('desktop')} {
    gap: ${token('space7')};
  }

  ${upTo('tabletLandscape')} {
    grid-template-columns: 9.5rem minmax(0, 1fr);
    grid-template-areas: 'network feed';
  }

  ${upTo('tabletPortrait')} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'feed';
    padding-block-start: ${token('space4')};
  }
`;

/** The column of posts; what stands in it asks for its width and not for the window's. */
export const Feed = styled.div`
  display: grid;
  grid-area: feed;
  align-content: start;
  gap: ${token('space7')};
  min-width: 0;
  container: feed / inline-size;
`;

export const FirstBlock = styled.div`
  display: grid;
  gap: ${token('space6')};
`;

// A list stays in view beside the posts where the window is high enough for all of it.
const stays = `
  position: sticky;
  inset-block-start: calc(${token('headerHeight')} + ${token('space6')});
`;

/** Hidden at tablet-portrait widths and narrower. */
export const NetworkColumn = styled.div`
  grid-area: network;
  align-self: start;

  @media (min-height: 60rem) {
    ${stays}
  }

  ${upTo('tabletPortrait')} {
    display: none;
  }
`;

/** Hidden at tablet-landscape widths and narrower. */
export const CategoriesColumn = styled.div`
  grid-area: categories;
  align-self: start;

  @media (min-height: 44rem) {
    ${stays}
  }

  ${upTo('tabletLandscape')} {
    display: none;
  }
`;
