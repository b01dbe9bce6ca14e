import { columnMoneyText, type NetworkMoney } from '@marquee/shared/domain';
import { countText } from '@marquee/vocal-kit/money/figures.ts';
import { Figure, FigureHead, FigureTable, TableRoom } from '@marquee/vocal-kit/panels/figureParts.ts';
import { networkMoneyTexts } from '../networkMoneyTexts.ts';

/** Table of writers, the highest cost first. */
export function WriterTable({ writers }: { writers: NetworkMoney['writers'] }) {
  return (
    <TableRoom>
      <FigureTable aria-labelledby="cost-writers">
        <thead>
          <tr>
            <th scope="col">{networkMoneyTexts.writer}</th>
            <FigureHead scope="col">{networkMoneyTexts.reads}</FigureHead>
            <FigureHead scope="col">{networkMoneyTexts.cost}</FigureHead>
          </tr>
        </thead>
        <tbody>
          {writers.map(({ writer, reads, cost }) => (
            <tr key={writer.id}>
              <th scope="row">{writer.name || writer.key}</th>
              <Figure>{countText(reads)}</Figure>
              <Figure>{columnMoneyText(cost)}</Figure>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </TableRoom>
  );
}
