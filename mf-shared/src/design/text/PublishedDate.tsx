import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { formatDateTime } from '../../text/formatDateTime.ts';
import { fromNow } from '../../text/fromNow.ts';

// The date is never cut. The relative text comes late and takes no height of its own: it stands beside the date where there
// is room for all of it, and is clipped below it where there is none. Neither moves the page.
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
 * When something was published: 'Oct 3, 2026 - 14:05'. The server writes it in UTC, as it does not know where the reader is.
 * Once the page is mounted it is in the reader's zone, with how long ago that is, since a stored page cannot know it.
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
