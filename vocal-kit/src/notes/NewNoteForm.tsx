import { Button, VisuallyHidden } from '@marquee/shared';
import { noteLimits, noteQuoteLimits } from '@marquee/shared/domain';
import { type FormEvent, useState } from 'react';
import { faultOf } from './faultOf.ts';
import { newNoteFieldId } from './newNoteFieldId.ts';
import { Faint, Fault, Form, Tick } from './noteParts.ts';
import { notesTexts } from './notesTexts.ts';
import type { Notes } from './useNotes.ts';
import type { SelectedWords } from './useSelectedWords.ts';

type NewNoteFormProps = {
  places: ReadonlyMap<string, string>;
  people: readonly { fullname: string }[];
  /** Words that are selected on the page of the post. */
  selected: SelectedWords | null;
  add: Notes['add'];
};

/** The form for a note of a moderator: on selected words, or on a part of the post. */
export function NewNoteForm({ places, people, selected, add }: NewNoteFormProps) {
  const note = useNewNote({ places, selected, add });
  const { text, setText, isPrivate, setPrivate, fault, state } = note;
  return (
    <Form aria-label={notesTexts.add} onSubmit={(event) => void note.submit(event)}>
      {selected ? <Faint>{notesTexts.selected(selected.exact)}</Faint> : <AboutFields places={places} note={note} />}
      <label>
        {notesTexts.noteLabel}
        <textarea
          id={newNoteFieldId}
          rows={3}
          maxLength={noteLimits.text}
          value={text}
          aria-keyshortcuts="n"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {text.includes('@') && people.length > 0 ? (
        <Faint>{notesTexts.mentionHint(people.map(({ fullname }) => fullname))}</Faint>
      ) : null}
      <label>
        <Tick>
          <input type="checkbox" checked={isPrivate} onChange={({ target }) => setPrivate(target.checked)} />
          {notesTexts.privateLabel}
        </Tick>
      </label>
      {fault ? <Fault role="alert">{fault}</Fault> : null}
      <div>
        <Button type="submit" aria-disabled={state === 'pending' || text.trim() === ''}>
          {state === 'pending' ? notesTexts.adding : notesTexts.addNote}
        </Button>
      </div>
      <VisuallyHidden role="status">{state === 'added' ? notesTexts.added : ''}</VisuallyHidden>
    </Form>
  );
}

/** The typed text of a new note, and the function that adds the note. */
function useNewNote({ places, selected, add }: Pick<NewNoteFormProps, 'places' | 'selected' | 'add'>) {
  const [place, setPlace] = useState('post');
  const [words, setWords] = useState('');
  const [text, setText] = useState('');
  const [isPrivate, setPrivate] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'pending' | 'added'>('idle');
  const typed = words.trim() ? { prefix: '', exact: words, suffix: '' } : null;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state === 'pending' || text.trim() === '') return;
    setState('pending');
    setFault(null);
    const quote = selected ?? typed;
    const chosen = !selected && places.has(place) ? place : 'post';
    // Words without a part are looked for in the whole post.
    const anchor = { ...(quote && { quote }), ...((!quote || chosen !== 'post') && { place: chosen }) };
    try {
      await add({ text, audience: isPrivate ? 'moderators' : 'writer', ...anchor });
      setText('');
      setWords('');
      setState('added');
    } catch (error) {
      setFault(faultOf(error));
      setState('idle');
    }
  }

  return { place, setPlace, words, setWords, text, setText, isPrivate, setPrivate, fault, state, submit };
}

type AboutFieldsProps = Pick<NewNoteFormProps, 'places'> & { note: ReturnType<typeof useNewNote> };

/** The part of the post that the note is about, and words of the part. */
function AboutFields({ places, note }: AboutFieldsProps) {
  return (
    <>
      <label>
        {notesTexts.about}
        <select value={note.place} onChange={({ target }) => note.setPlace(target.value)}>
          {[...places].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {notesTexts.wordsLabel}
        <input
          value={note.words}
          maxLength={noteQuoteLimits.exact}
          placeholder={notesTexts.wordsHint}
          onChange={({ target }) => note.setWords(target.value)}
        />
      </label>
    </>
  );
}
