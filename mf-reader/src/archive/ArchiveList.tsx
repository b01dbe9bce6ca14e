import { SectionTitle, token, upTo } from '@marquee/shared';
import { archiveMonths } from '@marquee/shared/constants';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { LinkList } from '../list/LinkList.tsx';
import { pageTexts } from '../pageTexts.ts';
import { type Month, monthLabel, monthPath, monthsBackFrom, shortMonthLabel } from './month.ts';

const Title = styled(SectionTitle)`
  ${upTo('tabletPortrait')} {
    font-size: calc(${token('textMd')} * ${token('headlineScale')});
  }
`;

/** The full label. On small screens it is invisible, but it is still the link's accessible name. */
const Label = styled.span`
  ${upTo('tabletPortrait')} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** The short label, shown on small screens. */
const ShortLabel = styled.span`
  display: none;

  ${upTo('tabletPortrait')} {
    display: inline;
  }
`;

type ArchiveListProps = {
  /** The month to begin with: the current one. */
  newest: Month;
  /** Path of the page that shows the list. */
  current: string;
};

/** The last 13 months, newest first: from now to one year ago. */
export function ArchiveList({ newest, current }: ArchiveListProps) {
  return (
    <nav aria-labelledby="archives">
      <Title id="archives">{pageTexts.archives}</Title>
      <LinkList>
        {monthsBackFrom(newest, archiveMonths.sidebar).map((month) => {
          const path = monthPath(month);
          return (
            <li key={path}>
              <Link to={path} aria-current={path === current ? 'page' : undefined}>
                <Label>{monthLabel(month)}</Label>
                <ShortLabel aria-hidden="true">{shortMonthLabel(month)}</ShortLabel>
              </Link>
            </li>
          );
        })}
      </LinkList>
    </nav>
  );
}
