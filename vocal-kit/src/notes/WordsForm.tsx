import { Button } from '@marquee/shared';
import { noteLimits } from '@marquee/shared/domain';
import { type FormEvent, useState } from 'react';
import { faultOf } from './faultOf.ts';
import { Fault, Form, Quiet, Row } from './noteParts.ts';
import { notesTexts } from './notesTexts.ts';

type WordsFormProps = {
  label: string;
  action: string;
  text?: string;
  /** Stores the text. Rejects if that fails. */
  send: (text: string) => Promise<void>;
  onClose: () => void;
};

/** Form for the text of a reply or a note. It closes when the text is stored. */
export function WordsForm({ label, action, text = '', send, onClose }: WordsFormProps) {
  const [words, setWords] = useState(text);
  const [fault, setFault] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending || words.trim() === '') return;
    setPending(true);
    setFault(null);
    try {
      await send(words);
      onClose();
    } catch (error) {
      setFault(faultOf(error));
      setPending(false);
    }
  }

  return (
    <Form onSubmit={(event) => void submit(event)}>
      <label>
        {label}
        <textarea
          rows={3}
          maxLength={noteLimits.text}
          value={words}
          // biome-ignore lint/a11y/noAutofocus: it was opened to be written in
          autoFocus
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      {fault ? <Fault role="alert">{fault}</Fault> : null}
      <Row>
        <Button type="submit" aria-disabled={isPending || words.trim() === ''}>
          {action}
        </Button>
        <Quiet type="button" onClick={onClose}>
          {notesTexts.cancel}
        </Quiet>
      </Row>
    </Form>
  );
}
