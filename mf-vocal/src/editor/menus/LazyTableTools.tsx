import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { type Editor, useEditorState } from '@tiptap/react';

const tableTools = onDemand(async () => (await import('./TableTools.tsx')).TableTools);

/** Keys and menu of tables. Their code loads with the first table of the document. */
export function LazyTableTools({ editor }: { editor: Editor }) {
  const hasTable = useEditorState({ editor, selector: ({ editor: now }) => isWithTable(now) });
  const Tools = useOnDemand(tableTools, hasTable && 'the document has a table');
  return Tools ? <Tools editor={editor} /> : null;
}

function isWithTable({ state: { doc } }: Editor): boolean {
  let found = false;
  doc.descendants((node) => {
    found ||= node.type.name === 'tableBlock';
    return !found && !node.isTextblock;
  });
  return found;
}
