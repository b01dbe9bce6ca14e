import { columnMoneyText, type NetworkMoney } from '@marquee/shared/domain';
import { countText, monthText } from '@marquee/vocal-kit/money/figures.ts';
import { siteTexts } from '@marquee/vocal-kit/money/siteTexts.ts';
import { useSiteName } from '@marquee/vocal-kit/money/useSiteName.ts';
import { Figure, FigureHead, FigureTable, SumRow, TableRoom } from '@marquee/vocal-kit/panels/figureParts.ts';
import { networkMoneyTexts } from '../networkMoneyTexts.ts';

type Row = NetworkMoney['months'][number];

/** Table with a group of rows for each month, the newest first. A group has the month's sum, and then its magazines. */
export function MonthTable({ months }: { months: readonly Row[] }) {
  const nameOf = useSiteName();
  return (
    <TableRoom>
      <FigureTable aria-labelledby="cost-months">
        <thead>
          <tr>
            <th scope="col">{siteTexts.magazine}</th>
            <FigureHead scope="col">{networkMoneyTexts.reads}</FigureHead>
            <FigureHead scope="col">{networkMoneyTexts.cost}</FigureHead>
          </tr>
        </thead>
        {[...new Set(months.map(({ month }) => month))].map((month) => {
          const ofMonth = months.filter((row) => row.month === month);
          return (
            <tbody key={month}>
              <SumRow>
                <th scope="rowgroup">{monthText(month)}</th>
                <ReadsCell rows={ofMonth} />
                <Figure>
                  {columnMoneyText({ micros: sumOf(ofMonth, (row) => row.cost.micros), currency: 'USD' })}
                </Figure>
              </SumRow>
              {ofMonth.map((row) => (
                <tr key={row.site}>
                  <th scope="row">{nameOf(row.site)}</th>
                  <ReadsCell rows={[row]} />
                  <Figure>{columnMoneyText(row.cost)}</Figure>
                </tr>
              ))}
            </tbody>
          );
        })}
      </FigureTable>
    </TableRoom>
  );
}

function ReadsCell({ rows }: { rows: readonly Row[] }) {
  const reads = sumOf(rows, (row) => row.reads);
  const unbooked = reads - sumOf(rows, (row) => row.booked);
  return (
    <Figure>
      {countText(reads)}
      {unbooked > 0 ? <small>{networkMoneyTexts.unbooked(unbooked)}</small> : null}
    </Figure>
  );
}

function sumOf(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}
