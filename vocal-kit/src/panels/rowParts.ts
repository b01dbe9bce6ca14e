import { token } from '@marquee/shared';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';

/** List of rows. */
export const CurationList = styled.ul`
  overflow: clip;
  margin: 0;
  padding: 0;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  list-style: none;
`;

export const CurationRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${token('space4')};
  padding: ${token('space4')} ${token('cardPadding')};

  & + & {
    border-block-start: 1px solid ${token('line')};
  }
`;

/** Head of a row: its subject, and the buttons at the end. */
export const RowHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space3')} ${token('space5')};

  & > :first-child {
    flex: 1 1 14rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const RowName = styled.strong`
  font-size: ${token('textLg')};
  font-weight: ${token('boldWeight')};
`;

/** Box around a part of the page, such as the form of a row. */
export const CurationBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space4')};
  padding: ${token('space4')} ${token('cardPadding')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
`;

/** A magazine as a large link. */
export const MagazineLink = styled(Link)`
  display: grid;
  align-content: center;
  min-block-size: 4.5rem;
  padding: ${token('space3')} ${token('cardPadding')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('ink')};
  font-size: ${token('textLg')};
  font-weight: ${token('boldWeight')};
  text-decoration: none;

  &:hover {
    border-color: ${token('ink')};
  }

  small {
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
    font-weight: ${token('bodyWeight')};
  }
`;

export const Magazines = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${token('space4')};
  margin: 0;
  padding: 0;
  list-style: none;
`;
