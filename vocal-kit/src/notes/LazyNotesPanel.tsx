import { onDemand } from '@marquee/shared/page/onDemand';
import { LazyPanel } from '../frame/LazyPanel.tsx';
import type { NotesPanelProps } from './NotesPanel.tsx';
import { notesPanelTexts } from './notesPanelTexts.ts';

const notesPanel = onDemand(async () => (await import('./NotesPanel.tsx')).NotesPanel);

/** Panel with the notes on a post. Its code loads when the panel opens, because most posts have no notes. */
export function LazyNotesPanel(props: NotesPanelProps) {
  return (
    <LazyPanel
      panel={notesPanel}
      panelProps={props}
      loading={notesPanelTexts.loading}
      failed={notesPanelTexts.failed}
    />
  );
}
