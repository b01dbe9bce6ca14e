import type { Editor } from '@tiptap/react';
import { useLayoutEffect } from 'react';
import { tablePlugins } from '../document/table/tablePlugins.ts';
import { TableMenu } from './TableMenu.tsx';

/** Keys and menu of the tables of a document. */
export function TableTools({ editor }: { editor: Editor }) {
  useLayoutEffect(() => {
    // The keys of tables take precedence over those of lists and blocks.
    for (const plugin of tablePlugins().reverse())
      editor.registerPlugin(plugin, (added, plugins) => [added, ...plugins]);
  }, [editor]);
  return <TableMenu editor={editor} />;
}
