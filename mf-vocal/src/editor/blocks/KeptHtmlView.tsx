import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { useMemo } from 'react';
import { mediaTexts } from '../media/mediaTexts.ts';

const Kept = styled(NodeViewWrapper)`
  margin-block: ${token('space5')};
  padding: ${token('space4')};
  overflow-x: auto;
  border: 1px dashed ${token('line')};
  border-radius: ${token('radius')};

  & table {
    border-collapse: collapse;
  }

  & :is(th, td) {
    padding: ${token('space1')} ${token('space3')};
    border-block-end: 1px solid ${token('line')};
    text-align: start;
  }

  &[data-selected='true'] {
    outline: 3px solid ${token('focus')};
    outline-offset: 2px;
  }
`;

/** Shows HTML that the editor cannot edit. Writers can only move and delete it. The api has sanitized it. */
export function KeptHtmlView({ node, selected }: ReactNodeViewProps) {
  const source = String(node.attrs.html);
  const html = useMemo(() => withoutFrames(source), [source]);
  return (
    <Kept
      data-selected={selected}
      role="group"
      aria-label={mediaTexts.keptHtml}
      tabIndex={0}
      contentEditable={false}
      data-drag-handle=""
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Replaces frames by their names, because the creator host's content security policy blocks frames. */
function withoutFrames(html: string): string {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  for (const frame of body.querySelectorAll('iframe')) frame.replaceWith(frame.title || mediaTexts.player);
  return body.innerHTML;
}
