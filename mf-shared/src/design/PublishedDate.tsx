import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { formatDateTime } from '../text/formatDateTime.ts';
import { fromNow } from '../text/fromNow.ts';

// One line whatever is added: the relative text comes late and must not move the page.
const Time = styled.time`
  display: inline-block;
  max-width: 100%;
  overflow: hidden;
  vertical-align: bottom;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

type PublishedDateProps = { date: string; className?: string };

/**
 * When something was published: 'Oct 3, 2026 - 14:05', in UTC. How long ago that is follows once the page is mounted,
 * since a stored page cannot know it.
 */
export function PublishedDate({ date, className }: PublishedDateProps) {
  const [relative, setRelative] = useState('');
  useEffect(() => setRelative(fromNow(date, Date.now())), [date]);
  return (
    <Time dateTime={date} className={className}>
      {formatDateTime(date)}
      {relative ? ` · ${relative}` : null}
    </Time>
  );
}
