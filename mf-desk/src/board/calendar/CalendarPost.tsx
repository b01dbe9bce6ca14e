import { Button, token } from '@marquee/shared';
import type { BoardPost } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { inputStyles } from '@marquee/vocal-kit/fields/inputStyles.ts';
import { Labelled } from '@marquee/vocal-kit/fields/Labelled.tsx';
import { Faint, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { wallTimeAt } from '@marquee/vocal-kit/time/timeInZone.ts';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { boardTexts } from '../boardTexts.ts';
import { addDays, type Day, dayAt } from '../days/calendarDays.ts';
import { draggedType } from './draggedType.ts';

const Item = styled.li`
  display: grid;
  gap: ${token('space1')};
  padding: ${token('space2')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  font-size: ${token('textSm')};
  overflow-wrap: anywhere;

  &[draggable='true'] {
    border-style: dashed;
    cursor: grab;
  }

  & > a {
    color: ${token('ink')};
    font-weight: ${token('boldWeight')};
  }

  & button {
    justify-self: start;
  }
`;

const DateInput = styled.input`
  ${inputStyles}
`;

const Form = styled.form`
  display: grid;
  gap: ${token('space2')};
`;

/** Days by which an arrow key with Alt moves a post: to the next day, or to the same day of the next week. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

type CalendarPostProps = { post: BoardPost; timeZone: string; onMove: (day: Day) => void };

/** A post in the calendar. A scheduled post moves by dragging, by keys, and by a field. */
export function CalendarPost({ post, timeZone, onMove }: CalendarPostProps) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const planned = Date.parse(post.plannedAt ?? '');
  const isMovable = post.status === 'scheduled';
  const day = dayAt(planned, timeZone);
  const name = post.name || boardTexts.noName;

  function close(): void {
    setOpen(false);
    requestAnimationFrame(() => toggle.current?.focus());
  }

  function onKeyDown(event: KeyboardEvent): void {
    const days = event.altKey ? steps[event.key] : undefined;
    if (event.key === 'Escape' && isOpen) close();
    if (days === undefined || !isMovable || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    onMove(addDays(day, days));
  }

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const to = String(new FormData(event.currentTarget).get('day') ?? '');
    if (to === '') return;
    setOpen(false);
    onMove(to);
  }

  return (
    <Item
      data-post={post.id}
      draggable={isMovable}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(draggedType, post.id);
        dataTransfer.effectAllowed = 'move';
      }}
      onKeyDown={onKeyDown}
    >
      <Faint as="span">
        {wallTimeAt(planned, timeZone).slice(11)} · {boardTexts.statuses[post.status]}
      </Faint>
      <Link to={`/vocal/review/${post.id}`} dir="auto" draggable={false}>
        {name}
      </Link>
      {isMovable && !isOpen ? (
        <Button ref={toggle} $quiet aria-label={boardTexts.moveOf(name)} onClick={() => setOpen(true)}>
          {boardTexts.move}
        </Button>
      ) : null}
      {isMovable && isOpen ? (
        <Form aria-label={boardTexts.moveOf(name)} onSubmit={send}>
          <Labelled field={`move-${post.id}`} label={boardTexts.moveTo}>
            {(control) => <DateInput {...control} type="date" name="day" required defaultValue={day} autoFocus />}
          </Labelled>
          <WrappingRow>
            <Button type="submit">{boardTexts.move}</Button>
            <Button $quiet onClick={close}>
              {boardTexts.cancel}
            </Button>
          </WrappingRow>
        </Form>
      ) : null}
    </Item>
  );
}
