import { token } from '@marquee/shared';
import type { ImpressionBuckets, TimeGroup } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { countText } from '@marquee/vocal-kit/money/figures.ts';
import { Figure, FigureHead, FigureTable, TableRoom } from '@marquee/vocal-kit/panels/figureParts.ts';
import { moneyTexts } from '../moneyTexts.ts';
import { bucketName } from './bucketName.ts';

const Details = styled.details`
  & > summary {
    min-block-size: 2.75rem;
    align-content: center;
    cursor: pointer;
  }

  & > summary + * {
    margin-block-start: ${token('space2')};
  }
`;

type BucketTableProps = { buckets: ImpressionBuckets['buckets']; groupBy: TimeGroup };

/** Table with the figures of the chart of reads, the newest first. Includes periods without reads. */
export function BucketTable({ buckets, groupBy }: BucketTableProps) {
  return (
    <Details>
      <summary>{moneyTexts.countsBy(moneyTexts.groups[groupBy])}</summary>
      <TableRoom>
        <FigureTable aria-label={moneyTexts.countsBy(moneyTexts.groups[groupBy])}>
          <thead>
            <tr>
              <th scope="col">{moneyTexts.groups[groupBy]}</th>
              <FigureHead scope="col">{moneyTexts.countedReads}</FigureHead>
              <FigureHead scope="col">{moneyTexts.notCounted}</FigureHead>
            </tr>
          </thead>
          <tbody>
            {[...buckets].reverse().map(({ key, counted, rejectedTotal }) => (
              <tr key={key}>
                <th scope="row">{bucketName(groupBy, key)}</th>
                <Figure>{countText(counted)}</Figure>
                <Figure>{countText(rejectedTotal)}</Figure>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </TableRoom>
    </Details>
  );
}
