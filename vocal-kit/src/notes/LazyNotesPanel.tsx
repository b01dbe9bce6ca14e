import { onDemand } from '@marquee/shared/page/onDemand';
import { LazyPanel } from '../frame/LazyPanel.tsx';
import type { NotesPanelProps } from './NotesPanel.tsx';
import { notesTexts } from './notesTexts.ts';

const notesPanel = onDemand(async () => (await import('./NotesPanel.tsx')).NotesPanel);

/** The notes on a post. Their code is loaded when they are opened: most posts are written without notes. */
export function LazyNotesPanel(props: NotesPanelProps) {
  return <LazyPanel panel={notesPanel} panelProps={props} loading={notesTexts.loading} failed={notesTexts.failed} />;
}
