import { Button } from '@marquee/shared';
import type { BoardPost } from '@marquee/shared/domain';
import { WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { scheduleTexts } from '@marquee/vocal-kit/time/scheduleTexts.ts';
import { wallTimeAt } from '@marquee/vocal-kit/time/timeInZone.ts';
import { boardTexts } from '../boardTexts.ts';
import { type Day, dayInWords } from '../days/calendarDays.ts';
import type { OpenMove } from './useMove.ts';

type HourQuestionProps = {
  open: OpenMove;
  timeZone: string;
  onChoose: (post: BoardPost, day: Day, moment: number) => Promise<void>;
  onCancel: () => void;
};

/** Asks which of two hours is meant, on the day on which the clocks go back. */
export function HourQuestion({ open: { post, day, moments }, timeZone, onChoose, onCancel }: HourQuestionProps) {
  const [first = 0, second = first] = moments;
  const time = wallTimeAt(first, timeZone).slice(11);
  return (
    <WrappingRow role="group" aria-label={scheduleTexts.twice}>
      <p>
        {dayInWords(day)}, {time}: {scheduleTexts.twice}
      </p>
      <Button autoFocus onClick={() => void onChoose(post, day, first)}>
        {scheduleTexts.first}
      </Button>
      <Button onClick={() => void onChoose(post, day, second)}>{scheduleTexts.second}</Button>
      <Button $quiet onClick={onCancel}>
        {boardTexts.cancel}
      </Button>
    </WrappingRow>
  );
}
