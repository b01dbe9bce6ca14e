import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

const Line = styled.p`
  margin-block-end: ${token('space5')};
  color: ${token('inkMuted')};
  text-align: center;
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`;

/**
 * The place into which the server writes the id of a request whose page failed (server/src/pages/withRequestId.ts). React does not know the
 * id, and keeps the server's text. The line stays empty after a navigation in the browser, which has no such request.
 */
export function RequestId() {
  const unknown = '';
  return (
    <Line id="request-id" suppressHydrationWarning>
      {unknown}
    </Line>
  );
}
