import { Button, Spinner } from '@marquee/shared';
import type { DraftFields } from '@marquee/shared/domain';
import { useMemo, useState } from 'react';
import { NewNoteForm } from './NewNoteForm.tsx';
import { NoteThread, Threads } from './NoteThread.tsx';
import { Faint, Fault, Quiet, Row, Stack } from './noteParts.ts';
import { notePlaces } from './notePlaces.ts';
import { notesTexts } from './notesTexts.ts';
import { useNotes } from './useNotes.ts';
import { useSelectedWords } from './useSelectedWords.ts';

export type NotesPanelProps = {
  post: Pick<DraftFields, 'content' | 'modules'> & {
    id: string;
    /** Stored version of the post. The notes are loaded again when it changes. */
    version: number;
  };
  /** Origin of the frame with the post's page, in which moderators select words. */
  pageOrigin?: string | null;
  /** False for the post of somebody else. Who is no moderator either cannot answer. */
  isOwn?: boolean;
  /** Shows a part of the post, or words in it. Parts are `title`, `subtitle`, `lead`, `content` and ids of modules. */
  onGoTo?: (place: string, quote: string | null) => void;
};

/** Lists the notes on a post in the order of the page. Moderators add notes. Writers reply and resolve notes. */
export function NotesPanel({ post, isOwn = true, pageOrigin = null, onGoTo }: NotesPanelProps) {
  const { list, hasFailed, reload, add, reply, change } = useNotes(post.id, post.version);
  const selected = useSelectedWords(pageOrigin);
  const [showsResolved, showResolved] = useState(false);
  const places = useMemo(() => notePlaces(post), [post]);

  if (!list)
    return hasFailed ? (
      <Stack role="alert">
        <Fault>{notesTexts.failed}</Fault>
        <div>
          <Button $quiet onClick={reload}>
            {notesTexts.tryAgain}
          </Button>
        </div>
      </Stack>
    ) : (
      <Spinner label={notesTexts.loading} />
    );

  const open = list.notes.filter(({ resolved }) => !resolved);
  const resolvedCount = list.notes.length - open.length;
  return (
    <Stack>
      {hasFailed ? <Fault role="alert">{notesTexts.failed}</Fault> : null}
      {list.isModerator ? <NewNoteForm places={places} people={list.people} selected={selected} add={add} /> : null}
      <Row>
        <Faint role="status">{list.notes.length === 0 ? notesTexts.none : notesTexts.open(open.length)}</Faint>
        {resolvedCount > 0 ? (
          <Quiet type="button" onClick={() => showResolved(!showsResolved)}>
            {showsResolved ? notesTexts.hideResolved : notesTexts.showResolved(resolvedCount)}
          </Quiet>
        ) : null}
      </Row>
      <Threads>
        {(showsResolved ? list.notes : open).map((note) => (
          <li key={note.id}>
            <NoteThread
              note={note}
              mayAnswer={list.isModerator || isOwn}
              placeName={note.place === null ? undefined : places.get(note.place)}
              {...{ onGoTo, reply, change }}
            />
          </li>
        ))}
      </Threads>
    </Stack>
  );
}
