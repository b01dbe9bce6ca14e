import { above, token, upTo } from '@marquee/shared';
import { laidOutNearWindow } from '@marquee/shared/design/laidOutNearWindow';
import { styled } from '@marquee/shared/styled';

/**
 * Columns: network, posts, categories. The posts come first in the document, although the network is to their left. The
 * outer columns leave 36rem to the posts, in which two cards fit side by side (PostGroup).
 */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(8rem, 1fr) minmax(0, 4.2fr) minmax(10rem, 1.1fr);
  grid-template-areas: 'network feed categories';
  gap: ${token('space6')};
  padding-block: ${token('space6')} ${token('space8')};

  ${above('desktop')} {
    gap: ${token('space7')};
  }

  ${upTo('tabletLandscape')} {
    grid-template-columns: 8rem minmax(0, 1fr);
    grid-template-areas:
      'network feed'
      'network categories';
    column-gap: ${token('space5')};
    padding-block-start: ${token('space3')};
  }

  ${upTo('tabletPortrait')} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas:
      'feed'
      'categories';
  }

  @media print {
    display: block;
  }
`;

/**
 * The column of posts. Its content follows its width without container queries, because they cost a slow phone 0.1 s of
 * layout for each font that loads.
 */
export const Feed = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-area: feed;
  align-content: start;
  gap: ${token('space7')};
  min-width: 0;

  & > [data-columns] {
    ${laidOutNearWindow('clamp(84rem, 216rem - 245vw, 180rem)')}
  }
`;

export const FirstBlock = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space6')};
`;

// Used in windows that are high enough for the whole list.
const stickyCss = `
  position: sticky;
  inset-block-start: calc(${token('headerHeight')} + ${token('space6')});
`;

/** Hidden at tablet-portrait widths and narrower. */
export const NetworkColumn = styled.div`
  grid-area: network;
  align-self: start;

  @media (min-height: 60rem) {
    ${stickyCss}
  }

  ${upTo('tabletPortrait')} {
    display: none;
  }
`;

/**
 * With posts under the categories, the column is higher than most windows. At tablet-landscape widths and narrower, the
 * categories are hidden, and the lists of posts are below the feed.
 */
export const CategoriesColumn = styled.div`
  grid-area: categories;

  ${upTo('tabletLandscape')} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    gap: ${token('space7')} ${token('space6')};

    ${laidOutNearWindow('70rem')}

    & > nav {
      display: none;
    }
  }

  ${above('tabletLandscape')} {
    align-self: start;

    & > section {
      margin-block-start: ${token('space7')};
    }

    @media (min-height: 44rem) {
      ${stickyCss}
    }

    /*
     * With posts, the end of the column is sticky and not its beginning. The column is at least as high as the window, because
     * a lower column would begin beside the middle of the posts.
     */
    &:has(> section) {
      position: sticky;
      inset-block: auto ${token('space6')};
      align-self: end;
      min-height: calc(100dvh - ${token('headerHeight')} - 2 * ${token('space6')});
    }
  }
`;
