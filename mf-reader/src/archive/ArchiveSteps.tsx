import { token } from '@marquee/shared';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { pageTexts } from '../pageTexts.ts';
import type { Month } from './month.ts';
import { newerPeriod, olderPeriod, type Period, periodLabel, periodPath, shortPeriodLabel } from './period.ts';

const Steps = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space5')};

  a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space2')};
    min-height: 44px;
    color: ${token('ink')};
    font-size: ${token('textSm')};
    font-weight: ${token('boldWeight')};
    text-decoration: none;
  }

  a:hover {
    color: ${token('accentText')};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  [rel='prev']::before {
    content: '\\2190' / '';
  }

  [rel='next']::after {
    content: '\\2192' / '';
  }
`;

/**
 * Links from an archive page to the previous period, to the year of a month, and to the next period. The current period
 * has no next one.
 */
export function ArchiveSteps({ period, thisMonth }: { period: Period; thisMonth: Month }) {
  const older = olderPeriod(period);
  const newer = newerPeriod(period, thisMonth);
  const year = { year: period.year };
  return (
    <Steps aria-label={pageTexts.otherArchives}>
      <Link to={periodPath(older)} rel="prev">
        {shortPeriodLabel(older)}
      </Link>
      {period.month === undefined ? null : <Link to={periodPath(year)}>{pageTexts.allOf(periodLabel(year))}</Link>}
      {newer ? (
        <Link to={periodPath(newer)} rel="next">
          {shortPeriodLabel(newer)}
        </Link>
      ) : null}
    </Steps>
  );
}
