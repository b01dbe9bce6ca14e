import { Button, Spinner } from '@marquee/shared';
import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { useState } from 'react';
import type { NotesPanelProps } from './NotesPanel.tsx';
import { Fault, Stack } from './noteParts.ts';
import { notesTexts } from './notesTexts.ts';

const notesPanel = onDemand(async () => (await import('./NotesPanel.tsx')).NotesPanel);

/** The notes on a post. Their code is loaded when they are opened: most posts are written without notes. */
export function LazyNotesPanel(props: NotesPanelProps) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number | null>(null);
  const Panel = useOnDemand(notesPanel, String(attempt), () => setFailed(attempt));
  if (Panel) return <Panel {...props} />;
  if (failed !== attempt) return <Spinner label={notesTexts.loading} />;
  return (
    <Stack role="alert">
      <Fault>{notesTexts.failed}</Fault>
      <div>
        <Button $quiet onClick={() => setAttempt(attempt + 1)}>
          {notesTexts.tryAgain}
        </Button>
      </div>
    </Stack>
  );
}
