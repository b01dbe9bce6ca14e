import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { formatDateTime } from '../../text/formatDateTime.ts';
import { fromNow } from '../../text/fromNow.ts';

// The date is never cut. The relative text is added after mounting and takes no height of its own. It appears beside
// the date if all of it fits, and is otherwise clipped below the date. Neither case moves the page.
const Time = styled.time`
  display: flex;
  flex-wrap: wrap;
  max-width: 100%;
  overflow: clip;
  font-variant-numeric: tabular-nums;

  & > span {
    height: 1lh;
    margin-block-end: -1lh;
    white-space: pre;
  }
`;

type PublishedDateProps = { date: string; className?: string };

/**
 * Publication date: `Oct 3, 2026 - 14:05`. The server writes it in UTC and without its age, because a cached page knows
 * neither the time zone of the reader nor the time of reading. After mounting, the date is in the time zone of the
 * reader and shows its age.
 */
export function PublishedDate({ date, className }: PublishedDateProps) {
  const [local, setLocal] = useState<{ minutesBehindUtc: number; relative: string } | null>(null);
  useEffect(() => {
    setLocal({ minutesBehindUtc: new Date(date).getTimezoneOffset(), relative: fromNow(date, Date.now()) });
  }, [date]);
  return (
    <Time dateTime={date} className={className}>
      {formatDateTime(date, local?.minutesBehindUtc)}
      {local?.relative ? <span>{` · ${local.relative}`}</span> : null}
    </Time>
  );
}
