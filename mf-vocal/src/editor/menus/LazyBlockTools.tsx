import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { type Editor, useEditorState } from '@tiptap/react';

const blockTools = onDemand(async () => (await import('./BlockTools.tsx')).BlockTools);

/** Nodes that have tools of their own. */
const withTools: ReadonlySet<string> = new Set([
  'box',
  'codeBlock',
  'embed',
  'file',
  'footnote',
  'sectionTitle',
  'tableBlock',
]);

/** Tools of tables, footnotes, code, boxes, cards, files and sections. Their code loads when the document has one of these. */
export function LazyBlockTools({ editor }: { editor: Editor }) {
  const isNeeded = useEditorState({ editor, selector: ({ editor: now }) => hasToolNode(now) });
  const Tools = useOnDemand(blockTools, isNeeded && 'the document has a block with a tool');
  return Tools ? <Tools editor={editor} /> : null;
}

function hasToolNode({ state: { doc } }: Editor): boolean {
  let found = false;
  doc.descendants((node) => {
    found ||= withTools.has(node.type.name);
    return !found;
  });
  return found;
}
