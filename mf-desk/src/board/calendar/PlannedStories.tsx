import { token } from '@marquee/shared';
import type { Story } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { storyTexts } from '@marquee/vocal-kit/stories/storyTexts.ts';
import { boardTexts } from '../boardTexts.ts';
import { type Day, weekOf } from '../days/calendarDays.ts';

const List = styled.ul`
  display: grid;
  gap: ${token('space1')};
  margin: 0;
  padding: 0;
  font-size: ${token('textSm')};
  list-style: none;

  & > li {
    padding-inline-start: ${token('space2')};
    border-inline-start: 3px dashed ${token('line')};
    overflow-wrap: anywhere;
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: ${token('link')};
  }

  & strong {
    color: ${token('danger')};
  }
`;

/** Stories that are due on a day of the calendar. Each leads to the plan of its week. */
export function PlannedStories({ day, stories }: { day: Day; stories: readonly Story[] }) {
  if (stories.length === 0) return null;
  const week = weekOf(day)[0] ?? day;
  return (
    <List aria-label={boardTexts.plannedOnDay}>
      {stories.map(({ id, slug, site, isLate }) => (
        <li key={id}>
          {isLate ? <strong>{storyTexts.late} </strong> : null}
          <Link to={`/vocal/desk/planning?${new URLSearchParams({ site, week })}`} dir="auto">
            {boardTexts.planned(slug)}
          </Link>
        </li>
      ))}
    </List>
  );
}
