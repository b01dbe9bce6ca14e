import { token } from '@marquee/shared';
import { columnMoneyText, type Earnings, type EarningsBucket, type EarningsGroup } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { countText } from '@marquee/vocal-kit/money/figures.ts';
import { useSiteName } from '@marquee/vocal-kit/money/useSiteName.ts';
import { Figure, FigureHead, FigureTable, SumRow, TableRoom } from '@marquee/vocal-kit/panels/figureParts.ts';
import { moneyTexts } from '../moneyTexts.ts';
import { bucketName } from './bucketName.ts';

/** Bar whose length is proportional to the row's earnings. The largest row has the longest bar. */
const Bar = styled.span`
  display: block;
  block-size: 4px;
  margin-block-start: ${token('space1')};
  border-radius: 2px;
  background: ${token('accent')};
`;

type EarningsTableProps = { earnings: Earnings; groupBy: EarningsGroup };

/** Table with a row for each group, the newest day first. Each row has a bar and links to its transfers. */
export function EarningsTable({ earnings: { buckets, total }, groupBy }: EarningsTableProps) {
  const nameOf = useSiteName();
  const isByTime = groupBy === 'day' || groupBy === 'week' || groupBy === 'month';
  const rows = isByTime ? buckets.filter(({ reads }) => reads > 0).reverse() : buckets;
  const largest = Math.max(1, ...rows.map(({ earned }) => earned.micros));

  function nameOfRow({ key, post, site }: EarningsBucket): string {
    if (isByTime) return bucketName(groupBy, key);
    if (post) return post.name || moneyTexts.noName;
    return site ? nameOf(site) : key;
  }

  return (
    <TableRoom>
      <FigureTable aria-labelledby="money-earnings">
        <thead>
          <tr>
            <th scope="col">{moneyTexts.groups[groupBy]}</th>
            <FigureHead scope="col">{moneyTexts.countedReads}</FigureHead>
            <FigureHead scope="col">{moneyTexts.earned}</FigureHead>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.key} ${row.site}`}>
              <th scope="row">
                <Link to={`/vocal/money/transfers?${linkOf(row)}`}>{nameOfRow(row)}</Link>
                {groupBy === 'post' && row.site ? <small>{nameOf(row.site)}</small> : null}
                <Bar style={{ inlineSize: `${(100 * row.earned.micros) / largest}%` }} />
              </th>
              <Figure>{countText(row.reads)}</Figure>
              <Figure>{columnMoneyText(row.earned)}</Figure>
            </tr>
          ))}
          <SumRow>
            <th scope="row">{moneyTexts.total}</th>
            <Figure>{countText(total.reads)}</Figure>
            <Figure>{columnMoneyText(total.earned)}</Figure>
          </SumRow>
        </tbody>
      </FigureTable>
    </TableRoom>
  );
}

/** Returns the filters for the transfers of a row, by its days and by its post or magazine. */
function linkOf({ from, to, post, site }: EarningsBucket): URLSearchParams {
  const days: Record<string, string> = from === to ? { day: from } : { firstDay: from, lastDay: to };
  return new URLSearchParams({ ...days, ...(post && { postId: post.id }), ...(site && { site }) });
}
