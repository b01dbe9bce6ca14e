import { onDemand } from '@marquee/shared/page/onDemand';
import { onIdle } from '@marquee/shared/page/onIdle';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect } from 'react';
import { loadPasteTools } from '../document/paste/loadPasteTools.ts';
import { pasteReport } from '../document/paste/pasteState.ts';
import type { PasteNoticeProps } from './PasteNotice.tsx';

const pasteNotice = onDemand<PasteNoticeProps>(async () => (await import('./PasteNotice.tsx')).PasteNotice);

type LazyPasteNoticeProps = { editor: Editor; announce: (text: string) => void };

/**
 * Says what the last paste left out. Loads the code for pasting when the browser is idle, so that the first paste does
 * not wait for the network.
 */
export function LazyPasteNotice({ editor, announce }: LazyPasteNoticeProps) {
  useEffect(() => onIdle(() => void loadPasteTools().catch(() => undefined), { fallbackMs: 2_000 }), []);
  const report = useEditorState({ editor, selector: ({ editor: { state } }) => pasteReport(state) });
  const Notice = useOnDemand(pasteNotice, report !== null && 'the paste left something out');
  return Notice && report ? <Notice editor={editor} report={report} announce={announce} /> : null;
}
