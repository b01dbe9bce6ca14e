import type { BoardPost } from '@marquee/shared/domain';
import { ApiError } from '@marquee/shared/transport';
import { wallTimeAt } from '@marquee/vocal-kit/time/timeInZone.ts';
import { useContext, useState } from 'react';
import { BoardApiContext } from '../BoardApiContext.ts';
import { boardTexts } from '../boardTexts.ts';
import { type Day, dayAt, dayInWords, sameTimeOn } from '../days/calendarDays.ts';

/** A move that waits for the choice of one of two hours, on the day on which the clocks go back. */
export type OpenMove = { post: BoardPost; day: Day; moments: readonly number[] };

/** Moves scheduled posts to other days, at the same local time of a zone. @param onMoved reads the calendar again */
export function useMove(timeZone: string, onMoved: () => void) {
  const api = useContext(BoardApiContext);
  const [message, setMessage] = useState<{ text: string; isFault: boolean } | null>(null);
  const [open, setOpen] = useState<OpenMove | null>(null);
  const refuse = (text: string) => setMessage({ text, isFault: true });

  async function send(post: BoardPost, day: Day, moment: number): Promise<void> {
    setOpen(null);
    if (moment <= Date.now()) {
      refuse(boardTexts.past);
      return;
    }
    try {
      await api.reschedule(post.id, new Date(moment).toISOString());
      setMessage({ text: boardTexts.moved(post.name || boardTexts.noName, dayInWords(day)), isFault: false });
    } catch (error) {
      refuse(error instanceof ApiError ? error.message : boardTexts.failed);
    }
    // After a failure, too, because somebody else may have moved the post.
    onMoved();
  }

  async function move(post: BoardPost, day: Day): Promise<void> {
    setOpen(null);
    setMessage(null);
    if (post.plannedAt === null) return;
    const planned = Date.parse(post.plannedAt);
    if (dayAt(planned, timeZone) === day) {
      refuse(boardTexts.sameDay);
      return;
    }
    const moments = sameTimeOn(day, planned, timeZone);
    const [moment] = moments;
    if (moment === undefined) refuse(boardTexts.noSuchTime(wallTimeAt(planned, timeZone).slice(11), dayInWords(day)));
    else if (moments.length > 1) setOpen({ post, day, moments });
    else await send(post, day, moment);
  }

  return { message, open, move, send, cancel: () => setOpen(null) };
}
