import { columnMoneyText, type Transfer } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { Figure, FigureHead, FigureTable, TableRoom } from '@marquee/vocal-kit/panels/figureParts.ts';
import { moneyTexts } from '../moneyTexts.ts';

/** Table of transfers with their causes. A transfer for reads links to the reads of its post and day. */
export function TransferTable({ transfers }: { transfers: readonly Transfer[] }) {
  return (
    <TableRoom>
      <FigureTable aria-labelledby="money-transfers">
        <thead>
          <tr>
            <th scope="col">{moneyTexts.cause}</th>
            <FigureHead scope="col">{moneyTexts.amount}</FigureHead>
          </tr>
        </thead>
        <tbody>
          {transfers.map(({ id, at, kind, from, to, amount, reads, reason }) => (
            <tr key={id}>
              <th scope="row">
                {reads ? (
                  <Link to={`/vocal/money/reads?${new URLSearchParams({ postId: reads.post.id, day: reads.day })}`}>
                    {moneyTexts.readsOn(reads.post.name, reads.day)}
                  </Link>
                ) : (
                  moneyTexts.kinds[kind]
                )}
                <small>
                  {reads
                    ? moneyTexts.readsOf(reads.count, reads.rate)
                    : [moneyTexts.way(from, to), reason].filter(Boolean).join(': ')}
                </small>
                <small>{moneyTexts.at(at)}</small>
              </th>
              <Figure>{columnMoneyText(amount)}</Figure>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </TableRoom>
  );
}
