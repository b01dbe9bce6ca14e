import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect } from 'react';
import { loadPasteTools } from '../document/paste/loadPasteTools.ts';
import { pasteReport } from '../document/paste/pasteState.ts';

const pasteNotice = onDemand(async () => (await import('./PasteNotice.tsx')).PasteNotice);

/**
 * Says what the last paste left out. Loads the code of the notice and the code for pasting when the caret enters the text,
 * so that the first paste does not wait for the network.
 */
export function LazyPasteNotice({ editor, announce }: { editor: Editor; announce: (text: string) => void }) {
  useEffect(() => {
    const load = () => {
      void loadPasteTools().catch(() => undefined);
      pasteNotice.warm();
    };
    editor.on('focus', load);
    return () => {
      editor.off('focus', load);
    };
  }, [editor]);
  const report = useEditorState({ editor, selector: ({ editor: { state } }) => pasteReport(state) });
  const Notice = useOnDemand(pasteNotice, report !== null && 'a paste left something out');
  return report && Notice ? <Notice editor={editor} report={report} announce={announce} /> : null;
}
