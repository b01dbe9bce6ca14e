import { token, upTo } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/** Posts, and the months beside them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 12rem;
  gap: ${token('space7')};

  ${upTo('tabletLandscape')} {
    grid-template-columns: minmax(0, 1fr) 10.5rem;
    gap: ${token('space6')};
  }

  ${upTo('tabletPortrait')} {
    grid-template-columns: minmax(0, 1fr) 6.5rem;
    gap: ${token('space5')};
  }

  ${upTo('mobile')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Hidden on mobile. */
export const Sidebar = styled.aside`
  align-self: start;

  @media (min-height: 48rem) {
    position: sticky;
    inset-block-start: calc(${token('headerHeight')} + ${token('space6')});
  }

  ${upTo('mobile')} {
    display: none;
  }
`;
