import type { NetworkReadList } from '@marquee/shared/domain';
import { timeText } from '@marquee/vocal-kit/money/figures.ts';
import { rejectionTexts } from '@marquee/vocal-kit/money/rejectionTexts.ts';
import { FigureTable, TableRoom } from '@marquee/vocal-kit/panels/figureParts.ts';
import { networkMoneyTexts } from '../networkMoneyTexts.ts';

/** Number of characters of a network hash that distinguish the networks of one day. */
const shownOfNetwork = 6;

/** Table of reads, the newest first. Shows their time, their network, their post, and whether they count. */
export function ReadTable({ reads }: { reads: NetworkReadList['reads'] }) {
  const hasManyPosts = new Set(reads.map(({ post }) => post.id)).size > 1;
  return (
    <TableRoom>
      <FigureTable aria-labelledby="network-reads">
        <thead>
          <tr>
            <th scope="col">{networkMoneyTexts.time}</th>
            <th scope="col">{networkMoneyTexts.network}</th>
            <th scope="col">{networkMoneyTexts.result}</th>
          </tr>
        </thead>
        <tbody>
          {reads.map(({ id, at, network, post, rejection }) => (
            <tr key={id}>
              <th scope="row">
                {timeText(at)}
                {hasManyPosts ? <small>{post.name || networkMoneyTexts.noName}</small> : null}
              </th>
              <td>{network.slice(0, shownOfNetwork) || networkMoneyTexts.unknownNetwork}</td>
              <td>{rejection === null ? networkMoneyTexts.counted : (rejectionTexts[rejection] ?? rejection)}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </TableRoom>
  );
}
