import { headline, token, upTo } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { pageGutter } from '../frame/pageGutter.ts';

/** Grid and padding of a page. */
export const PageBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space5')};
  padding: ${token('space6')} ${pageGutter} ${token('space8')};
`;

/** Row with the heading of a page, and links to other pages at its end. */
export const PageHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token('space4')};
`;

/** Two columns: the page of the post, and the review next to it. */
export const DeskColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(20rem, 2fr);
  gap: ${token('space6')};
  align-items: start;
  --preview-block-size: clamp(22rem, 100dvh - 8rem, 70rem);

  ${upTo('tabletLandscape')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const PageSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space4')};
  min-inline-size: 0;

  & > h2 {
    ${headline('textXl')}
    margin: 0;
  }

  & > p {
    margin: 0;
  }
`;

/** Box with the title of a post and facts about it. */
export const DeskTitle = styled.div`
  display: grid;
  gap: ${token('space2')};
`;

/** Column of sections next to a post's page. */
export const DeskAside = styled.div`
  display: grid;
  gap: ${token('space6')};
  min-inline-size: 0;
`;

export const WrappingRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space3')};
  align-items: center;
`;

export const Faint = styled.p`
  margin: 0;
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
`;

export const Quoted = styled.blockquote`
  margin: 0;
  padding-inline-start: ${token('space4')};
  border-inline-start: 3px solid ${token('line')};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Fault = styled.p`
  margin: 0;
  padding: ${token('space3')} ${token('space4')};
  border-inline-start: 5px solid ${token('danger')};
  background: ${token('surface')};
`;
