import { token } from '@marquee/shared';
import type { ReviewNote } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { useState } from 'react';
import { faultOf } from './faultOf.ts';
import { Faint, Fault, Quiet, Row, Stack } from './noteParts.ts';
import { notesTexts } from './notesTexts.ts';
import type { Notes } from './useNotes.ts';
import { WordsForm } from './WordsForm.tsx';

const Card = styled.article`
  display: grid;
  gap: ${token('space2')};
  padding: ${token('space4')};
  border: 1px solid ${token('line')};
  border-inline-start: 4px solid ${token('accentText')};
  border-radius: ${token('radius')};
  background: ${token('paper')};

  &[data-resolved='true'] {
    border-inline-start-color: ${token('lineStrong')};
  }

  & p {
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  & blockquote {
    margin: 0;
    padding-inline-start: ${token('space3')};
    border-inline-start: 3px solid ${token('line')};
    font-style: italic;
    overflow-wrap: anywhere;
  }

  & blockquote[data-lost='true'] {
    color: ${token('inkMuted')};
    text-decoration: line-through;
  }

  & ul {
    display: grid;
    gap: ${token('space3')};
    margin: 0;
    padding: ${token('space2')} 0 0 ${token('space4')};
    border-inline-start: 1px solid ${token('line')};
    list-style: none;
  }
`;

const Badge = styled.span`
  padding: 0.1em 0.6em;
  border-radius: ${token('radiusPill')};
  background: ${token('sunken')};
  color: ${token('ink')};
  font-size: ${token('textSm')};
`;

const moment = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

type NoteThreadProps = {
  note: ReviewNote;
  /** Name of the part of the post that the note is on. Undefined if the part was removed. */
  placeName: string | undefined;
  /** False for an auditor, who only reads. */
  mayAnswer: boolean;
  onGoTo: ((place: string, quote: string | null) => void) | undefined;
} & Pick<Notes, 'reply' | 'change'>;

/** Shows a note with its place in the post and its replies. */
export function NoteThread({ note, placeName, mayAnswer, onGoTo, reply, change }: NoteThreadProps) {
  const { id, resolved, by } = note;
  const [form, setForm] = useState<'reply' | 'edit' | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const close = () => setForm(null);

  async function toggle(): Promise<void> {
    setFault(null);
    await change(id, { isResolved: resolved === null }).catch((error: unknown) => setFault(faultOf(error)));
  }

  return (
    <Card data-resolved={resolved !== null} aria-label={`${nameOf(by)}: ${note.text.slice(0, 60)}`}>
      <NotePlace note={note} placeName={placeName} onGoTo={onGoTo} />
      <NoteAuthor note={note} />
      {form === 'edit' ? (
        <WordsForm
          label={notesTexts.noteLabel}
          action={notesTexts.save}
          text={note.text}
          send={(text) => change(id, { text })}
          onClose={close}
        />
      ) : (
        <p>{note.text}</p>
      )}
      <Replies replies={note.replies} />
      {resolved ? <Faint>{notesTexts.resolvedBy(nameOf(resolved.by))}</Faint> : null}
      {fault ? <Fault role="alert">{fault}</Fault> : null}
      {form === 'reply' ? (
        <WordsForm
          label={notesTexts.replyLabel}
          action={notesTexts.send}
          send={(text) => reply(id, text)}
          onClose={close}
        />
      ) : null}
      {form === null && mayAnswer ? <NoteActions note={note} open={setForm} toggle={() => void toggle()} /> : null}
    </Card>
  );
}

/** The part of the post and the words that the note is about. */
function NotePlace({ note, placeName, onGoTo }: Pick<NoteThreadProps, 'note' | 'placeName' | 'onGoTo'>) {
  const { place, quote, isLost } = note;
  return (
    <>
      {place !== null && placeName ? (
        onGoTo && place !== 'post' ? (
          <Quiet
            type="button"
            aria-label={notesTexts.goTo(placeName)}
            onClick={() => onGoTo(place, isLost ? null : quote)}
          >
            {placeName}
          </Quiet>
        ) : (
          <Faint>{placeName}</Faint>
        )
      ) : null}
      {quote ? <blockquote data-lost={isLost}>{quote}</blockquote> : null}
      {isLost ? <Faint>{quote && place !== null ? notesTexts.wordsGone : notesTexts.placeGone}</Faint> : null}
    </>
  );
}

function NoteAuthor({ note: { by, at, editedAt, audience } }: { note: ReviewNote }) {
  return (
    <Row>
      <strong>{nameOf(by)}</strong>
      <Faint as="span">
        {moment.format(new Date(at))}
        {editedAt ? `, ${notesTexts.edited}` : ''}
      </Faint>
      {audience === 'moderators' ? <Badge>{notesTexts.amongModerators}</Badge> : null}
    </Row>
  );
}

function Replies({ replies }: Pick<ReviewNote, 'replies'>) {
  if (replies.length === 0) return null;
  return (
    <ul>
      {replies.map((entry) => (
        <li key={entry.id}>
          <Row>
            <strong>{nameOf(entry.by)}</strong>
            <Faint as="span">{moment.format(new Date(entry.at))}</Faint>
          </Row>
          <p>{entry.text}</p>
        </li>
      ))}
    </ul>
  );
}

type NoteActionsProps = { note: ReviewNote; open: (form: 'reply' | 'edit') => void; toggle: () => void };

function NoteActions({ note, open, toggle }: NoteActionsProps) {
  return (
    <Row>
      <Quiet type="button" onClick={() => open('reply')}>
        {notesTexts.reply}
      </Quiet>
      <Quiet type="button" onClick={toggle}>
        {note.resolved ? notesTexts.reopen : notesTexts.resolve}
      </Quiet>
      {note.isOwn ? (
        <Quiet type="button" onClick={() => open('edit')}>
          {notesTexts.edit}
        </Quiet>
      ) : null}
    </Row>
  );
}

const nameOf = (person: ReviewNote['by']) => person?.fullname ?? notesTexts.unknown;

/** The list of threads. */
export const Threads = styled(Stack).attrs({ as: 'ol' })`
  margin: 0;
  padding: 0;
  list-style: none;
`;
