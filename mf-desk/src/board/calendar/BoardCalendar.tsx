import { ButtonLink, Spinner, token, upTo, usePageConfig } from '@marquee/shared';
import type { BoardPost } from '@marquee/shared/domain';
import { useLocation } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { ListFailure } from '@marquee/vocal-kit/lists/ListFailure.tsx';
import { Faint, Fault, PageSection, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { boardPathWith, filtersOf, setDays, zoneOf } from '../boardAddress.ts';
import { boardTexts } from '../boardTexts.ts';
import {
  addDays,
  addMonths,
  type Day,
  dayAt,
  dayInWords,
  isDay,
  monthInWords,
  monthOf,
  weekOf,
} from '../days/calendarDays.ts';
import { useBoard } from '../useBoard.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { HourQuestion } from './HourQuestion.tsx';
import { useMove } from './useMove.ts';
import { usePlannedStories } from './usePlannedStories.ts';

const maxPosts = 500;

/** Seven columns. On narrow windows, the days are below each other. */
const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${token('line')};
  border-inline-start: 1px solid ${token('line')};
  list-style: none;

  ${upTo('tabletLandscape')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

type BoardCalendarProps = { view: 'week' | 'month'; search: string };

/**
 * Posts that were or will be published, by day of the chosen site's time zone. Scheduled posts can be moved to other days.
 */
export function BoardCalendar({ view, search }: BoardCalendarProps) {
  const asked = new URLSearchParams(search);
  const { sites } = usePageConfig();
  const timeZone = zoneOf(asked, sites);
  const [today] = useState(() => dayAt(Date.now(), timeZone));
  const date = asked.get('date') ?? '';
  const day = isDay(date) ? date : today;
  const days = view === 'week' ? weekOf(day) : monthOf(day);
  const query = queryOf(filtersOf(asked, sites), days, timeZone);
  const { value, failure, retry } = useBoard(query);
  const stories = usePlannedStories(days, asked);
  const { message, open, move, send, cancel } = useMove(timeZone, retry);
  const calendar = useRef<HTMLOListElement>(null);
  const keepFocus = useKeptFocus(calendar, value?.posts);
  const pathOf = (step: -1 | 1) =>
    boardPathWith(search, { date: view === 'week' ? addDays(day, step * 7) : addMonths(day, step) });

  function moveKept(post: BoardPost, to: Day): void {
    keepFocus(post.id);
    void move(post, to);
  }

  return (
    <PageSection aria-labelledby="calendar-heading">
      <h2 id="calendar-heading">{view === 'week' ? weekInWords(days) : monthInWords(day)}</h2>
      <WrappingRow as="nav" aria-label={boardTexts.calendar}>
        <ButtonLink $quiet to={pathOf(-1)}>
          {boardTexts.earlier[view]}
        </ButtonLink>
        <ButtonLink $quiet to={boardPathWith(search, { date: '' })}>
          {boardTexts.today}
        </ButtonLink>
        <ButtonLink $quiet to={pathOf(1)}>
          {boardTexts.later[view]}
        </ButtonLink>
      </WrappingRow>
      <Faint>
        {boardTexts.zone(timeZone)} {boardTexts.moveHelp}
      </Faint>
      <div role="status">{message && !message.isFault ? <p>{message.text}</p> : null}</div>
      {message?.isFault ? <Fault role="alert">{message.text}</Fault> : null}
      {open ? <HourQuestion open={open} timeZone={timeZone} onChoose={send} onCancel={cancel} /> : null}
      {failure ? <ListFailure failure={failure === 'offline' ? 'offline' : 'failed'} retry={retry} /> : null}
      {!value && !failure ? <Spinner label={boardTexts.loading} /> : null}
      {value && value.posts.length >= maxPosts ? <p>{boardTexts.moreOnDay}</p> : null}
      {value ? (
        <Days ref={calendar}>
          {days.map((one) => (
            <CalendarDay
              key={one}
              day={one}
              isToday={one === today}
              isOutside={view === 'month' && one.slice(0, 7) !== day.slice(0, 7)}
              timeZone={timeZone}
              posts={value.posts.filter(
                ({ plannedAt }) => plannedAt !== null && dayAt(Date.parse(plannedAt), timeZone) === one,
              )}
              stories={stories.filter(({ due }) => due?.day === one)}
              onMove={moveKept}
              findPost={(id) => value.posts.find((post) => post.id === id)}
            />
          ))}
        </Days>
      ) : null}
    </PageSection>
  );
}

function queryOf(filters: URLSearchParams, days: readonly Day[], timeZone: string): URLSearchParams {
  const query = new URLSearchParams(filters);
  query.delete('status');
  setDays(query, days[0] ?? '', addDays(days.at(-1) ?? '', 1), timeZone);
  query.set('sort', 'planned');
  query.set('limit', String(maxPosts));
  return query;
}

const weekInWords = (days: readonly Day[]) => `${dayInWords(days[0] ?? '')} – ${dayInWords(days.at(-1) ?? '')}`;

/** Gives a moved post the focus again, which is then in another day. @returns a function that names the post */
function useKeptFocus(calendar: RefObject<HTMLElement | null>, posts: readonly BoardPost[] | undefined) {
  const kept = useRef<string | null>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: new posts show the moved post in its new day
  useEffect(() => {
    if (kept.current === null) return;
    const link = calendar.current?.querySelector<HTMLElement>(`[data-post="${kept.current}"] a`);
    // An answer from before the move may come after it, and takes the post back for a moment.
    if (document.activeElement === document.body) link?.focus();
    // Somebody who has moved on keeps the new place.
    else if (document.activeElement !== link) kept.current = null;
  }, [posts, key]);
  useEffect(() => {
    const forget = () => {
      kept.current = null;
    };
    document.addEventListener('pointerdown', forget);
    return () => document.removeEventListener('pointerdown', forget);
  }, []);
  return (id: string) => {
    kept.current = id;
  };
}
