import { type ReadGroup, type ReadRow, referrers } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { countText } from '@marquee/vocal-kit/money/figures.ts';
import { useSiteName } from '@marquee/vocal-kit/money/useSiteName.ts';
import { Figure, FigureHead, FigureTable, TableRoom } from '@marquee/vocal-kit/panels/figureParts.ts';
import { readsTexts } from './readsTexts.ts';

type ReadsTableProps = { rows: readonly ReadRow[]; group: ReadGroup };

/** Table of posts, magazines, sections or authors, the most read first. Each name has the sources of its reads below it. */
export function ReadsTable({ rows, group }: ReadsTableProps) {
  const siteName = useSiteName();
  const nameOf = (row: ReadRow) => (group === 'site' ? siteName(row.id) : row.name) || readsTexts.nameless[group];
  return (
    <TableRoom>
      <FigureTable aria-labelledby="reads-days">
        <thead>
          <tr>
            <th scope="col">{readsTexts.group[group]}</th>
            <FigureHead scope="col">{readsTexts.reads}</FigureHead>
            <FigureHead scope="col">{readsTexts.time}</FigureHead>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {group === 'post' ? <Link to={`/vocal/review/${row.id}`}>{nameOf(row)}</Link> : nameOf(row)}
                {row.site ? <small>{siteName(row.site)}</small> : null}
                <small>{sourcesText(row)}</small>
              </th>
              <Figure>
                {countText(row.reads)}
                <small>{readsTexts.change(row.reads, row.readsBefore)}</small>
              </Figure>
              <Figure>{row.meanSeconds === null ? readsTexts.noTime : readsTexts.duration(row.meanSeconds)}</Figure>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </TableRoom>
  );
}

/** Names the kinds of pages that linked to the posts, with their numbers: `2 search, 1 our pages`. */
function sourcesText({ referrers: counts }: ReadRow): string {
  return referrers
    .filter((name) => counts[name] > 0)
    .map((name) => `${countText(counts[name])} ${readsTexts.shortSource[name]}`)
    .join(', ');
}
