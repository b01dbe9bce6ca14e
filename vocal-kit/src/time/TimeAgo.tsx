import { formatDateTime, fromNow, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

const Exact = styled.span`
  color: ${token('inkMuted')};
  font-variant-numeric: tabular-nums;

  &::before {
    content: '(';
  }

  &::after {
    content: ')';
  }
`;

/** Shows a time in words, and the exact time in the reader's time zone. @param at RFC 3339 */
export function TimeAgo({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {fromNow(at, Date.now())} <Exact>{formatDateTime(at, new Date(at).getTimezoneOffset())}</Exact>
    </time>
  );
}
