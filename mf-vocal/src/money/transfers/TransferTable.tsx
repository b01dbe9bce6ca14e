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
          {transfers.map((transfer) => (
            <tr key={transfer.id}>
              <th scope="row">
                <Cause transfer={transfer} />
                <small>{moneyTexts.at(transfer.at)}</small>
              </th>
              <Figure>{columnMoneyText(transfer.amount)}</Figure>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </TableRoom>
  );
}

function Cause({ transfer: { kind, from, to, reads, share, reason } }: { transfer: Transfer }) {
  if (reads)
    return (
      <>
        <ReadsLink postId={reads.post.id} day={reads.day}>
          {moneyTexts.readsOn(reads.post.name, reads.day)}
        </ReadsLink>
        <small>{moneyTexts.readsOf(reads.count, reads.rate)}</small>
      </>
    );
  if (share)
    return (
      <>
        <ReadsLink postId={share.post.id} day={share.day}>
          {moneyTexts.shareOn(share.post.name, share.day, share.direction)}
        </ReadsLink>
        <small>{moneyTexts.percentOf(share.percent)}</small>
      </>
    );
  return (
    <>
      {moneyTexts.kinds[kind]}
      <small>{[moneyTexts.way(from, to), reason].filter(Boolean).join(': ')}</small>
    </>
  );
}

function ReadsLink({ postId, day, children }: { postId: string; day: string; children: string }) {
  return <Link to={`/vocal/money/reads?${new URLSearchParams({ postId, day })}`}>{children}</Link>;
}
