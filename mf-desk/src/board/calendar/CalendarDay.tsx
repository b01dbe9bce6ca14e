import { token, upTo, VisuallyHidden } from '@marquee/shared';
import type { BoardPost, Story } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { type DragEvent, useState } from 'react';
import { boardTexts } from '../boardTexts.ts';
import { type Day, dayInWords } from '../days/calendarDays.ts';
import { CalendarPost } from './CalendarPost.tsx';
import { draggedType } from './draggedType.ts';
import { PlannedStories } from './PlannedStories.tsx';

const Box = styled.li`
  display: grid;
  align-content: start;
  gap: ${token('space2')};
  min-block-size: 6rem;
  padding: ${token('space2')};
  border-block-end: 1px solid ${token('line')};
  border-inline-end: 1px solid ${token('line')};
  background: ${token('surface')};

  &[data-outside] {
    background: ${token('sunken')};
  }

  &[data-target] {
    outline: 3px solid ${token('accent')};
    outline-offset: -3px;
  }

  & > h3 {
    margin: 0;
    font-size: ${token('textSm')};
  }

  &[data-today] > h3 {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.25em;
  }

  ${upTo('tabletLandscape')} {
    min-block-size: 0;

    &[data-empty] {
      padding-block: ${token('space1')};
    }
  }
`;

const Posts = styled.ul`
  display: grid;
  gap: ${token('space2')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

type CalendarDayProps = {
  day: Day;
  posts: readonly BoardPost[];
  /** Stories that are due on this day. */
  stories: readonly Story[];
  timeZone: string;
  isToday: boolean;
  /** True for a day of another month. */
  isOutside: boolean;
  onMove: (post: BoardPost, day: Day) => void;
  findPost: (id: string) => BoardPost | undefined;
};

/** A day of the calendar, onto which scheduled posts can be dragged. */
export function CalendarDay({ day, posts, stories, timeZone, isToday, isOutside, onMove, findPost }: CalendarDayProps) {
  const [isTarget, setTarget] = useState(false);

  function over(event: DragEvent): void {
    if (!event.dataTransfer.types.includes(draggedType)) return;
    event.preventDefault();
    setTarget(true);
  }

  function drop(event: DragEvent): void {
    setTarget(false);
    const post = findPost(event.dataTransfer.getData(draggedType));
    if (!post) return;
    event.preventDefault();
    onMove(post, day);
  }

  return (
    <Box
      data-today={isToday || undefined}
      data-outside={isOutside || undefined}
      data-target={isTarget || undefined}
      data-empty={posts.length + stories.length === 0 || undefined}
      aria-current={isToday ? 'date' : undefined}
      onDragOver={over}
      onDragLeave={() => setTarget(false)}
      onDrop={drop}
    >
      <h3>{dayInWords(day)}</h3>
      {posts.length > 0 ? (
        <Posts>
          {posts.map((post) => (
            <CalendarPost key={post.id} post={post} timeZone={timeZone} onMove={(to) => onMove(post, to)} />
          ))}
        </Posts>
      ) : null}
      <PlannedStories day={day} stories={stories} />
      {posts.length + stories.length === 0 ? <VisuallyHidden>{boardTexts.nothingOnDay}</VisuallyHidden> : null}
    </Box>
  );
}
