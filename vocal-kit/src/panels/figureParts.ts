import { headline, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/** The sections of a page, apart from each other. */
export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space6')};
`;

/** Tables scroll separately if they are wider than the page. They stay narrow enough to be read along their lines. */
export const TableRoom = styled.div`
  overflow-x: auto;
  max-inline-size: 52rem;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
`;

/** Table with names in its first column, which takes the remaining width. */
export const FigureTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${token('space3')} ${token('space4')};
    text-align: start;
    vertical-align: baseline;
  }

  tr > :first-child {
    inline-size: 100%;
  }

  thead th {
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
    font-weight: ${token('kickerWeight')};
  }

  tbody :is(th, td) {
    border-block-start: 1px solid ${token('line')};
    font-weight: 400;
  }

  small {
    display: block;
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }
`;

/** A cell with a number. */
export const Figure = styled.td`
  && {
    text-align: end;
    white-space: nowrap;
  }
`;

/** The head of a column of numbers. */
export const FigureHead = styled.th`
  && {
    text-align: end;
  }
`;

/** Row with the sums of the rows below it. */
export const SumRow = styled.tr`
  background: ${token('sunken')};

  && > :is(th, td) {
    font-weight: ${token('boldWeight')};
  }
`;

/** A paragraph that explains the page. */
export const Lead = styled.p`
  max-inline-size: 52rem;
  margin: 0;
`;

/** Sentences below each other. */
export const Sentences = styled.ul`
  display: grid;
  gap: ${token('space2')};
  max-inline-size: 52rem;
  margin: 0;
  padding-inline-start: ${token('space4')};
`;

/** Fields that choose what a page shows. */
export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(11rem, 18rem));
  gap: ${token('space4')};
`;

/** Names of amounts, and the amounts in large digits. */
export const AmountList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: 1px;
  overflow: clip;
  margin: 0;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('line')};

  & > div {
    display: grid;
    gap: ${token('space1')};
    padding: ${token('space4')} ${token('cardPadding')};
    background: ${token('surface')};
  }

  dt {
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }

  dd {
    ${headline('textXl')}
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
