import { token } from '@marquee/shared';
import type { SnippetPart } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';

const Match = styled.mark`
  color: ${token('ink')};
`;

/** A passage of a post with the words of the search marked. */
export function Snippet({ parts }: { parts: readonly SnippetPart[] }) {
  let offset = 0;
  return parts.map(({ text, isMatch }) => {
    const key = offset;
    offset += text.length;
    return isMatch ? <Match key={key}>{text}</Match> : <span key={key}>{text}</span>;
  });
}
