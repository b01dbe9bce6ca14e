import { above } from '@marquee/shared';
import { archiveMonths } from '@marquee/shared/constants';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { PillRow } from '../list/PillRow.ts';
import { pageTexts } from '../pageTexts.ts';
import { type Month, monthPath, monthsBackFrom, shortMonthLabel } from './month.ts';

/** Row for widths at which the sidebar is hidden. */
const Row = styled(PillRow)`
  ${above('mobile')} {
    display: none;
  }
`;

/** The last 13 months in a scrolling row, for phones. `current` is the path of the page. */
export function MonthRow({ newest, current }: { newest: Month; current: string }) {
  return (
    <Row aria-label={pageTexts.months} tabIndex={-1}>
      <ul>
        {monthsBackFrom(newest, archiveMonths.sidebar).map((month) => {
          const path = monthPath(month);
          return (
            <li key={path}>
              <Link to={path} aria-current={path === current ? 'page' : undefined}>
                {shortMonthLabel(month)}
              </Link>
            </li>
          );
        })}
      </ul>
    </Row>
  );
}
