import { above, token } from '@marquee/shared';
import { edgeFade } from '@marquee/shared/design/edgeFade';
import { archiveMonths } from '@marquee/shared/design/measures';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { pageTexts } from '../pageTexts.ts';
import { type Month, monthPath, monthsBackFrom, shortMonthLabel } from './month.ts';

/** Where the sidebar is hidden. */
const Row = styled.nav`
  margin-inline: -6px;
  overflow-x: auto;
  scrollbar-width: none;
  ${edgeFade}

  ${above('mobile')} {
    display: none;
  }

  & > ul {
    display: flex;
    gap: ${token('space2')};
    width: max-content;
    margin: 0;
    padding: 6px;
    list-style: none;
  }

  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-inline: ${token('space3')};
    border: 1px solid ${token('line')};
    border-radius: ${token('radiusPill')};
    color: ${token('ink')};
    font-size: ${token('textSm')};
    font-variant-numeric: lining-nums tabular-nums;
    text-decoration: none;
  }

  a[aria-current] {
    border-color: ${token('ink')};
    background: ${token('ink')};
    color: ${token('paper')};
  }
`;

/** The last 13 months in a row that scrolls, for phones; `current` is the path of the page. */
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
