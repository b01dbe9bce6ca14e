import { Button } from '@marquee/shared';
import { reviewWordsLimit } from '@marquee/shared/domain';
import { TextField } from '@marquee/vocal-kit/fields/TextField.tsx';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { WriterStep } from './createWriterReviewApi.ts';
import { Buttons, Fault, Question } from './reviewParts.ts';
import { reviewTexts } from './reviewTexts.ts';

/** Label of the text field, for steps that have one. */
const wordsOf: Partial<Record<WriterStep, string>> = {
  appeal: reviewTexts.answer,
  unpublish: reviewTexts.whyUnpublish,
};

type StepQuestionProps = {
  step: WriterStep;
  /** Message if the api refused the step. */
  fault: string | null;
  isPending: boolean;
  onSend: (note: string | undefined) => void;
  onClose: () => void;
};

/** Asks the writer to confirm a step and, for some steps, to write a note. Escape closes the question. */
export function StepQuestion({ step, fault, isPending, onSend, onClose }: StepQuestionProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [words, setWords] = useState('');
  const label = wordsOf[step];
  const consequence = `${id}-consequence`;
  useEffect(() => form.current?.querySelector<HTMLElement>('textarea, button')?.focus(), []);

  function send(event: FormEvent): void {
    event.preventDefault();
    if (!isPending) onSend(label === undefined ? undefined : words.trim());
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    // Keeps the surrounding panel open.
    event.preventDefault();
    onClose();
  }

  return (
    <Question
      ref={form}
      aria-label={reviewTexts.label(step)}
      aria-describedby={consequence}
      onSubmit={send}
      onKeyDown={closeOnEscape}
    >
      <p id={consequence}>{reviewTexts.consequences[step]}</p>
      {label ? (
        <TextField
          field={`${id}-words`}
          label={label}
          value={words}
          rows={5}
          maxLength={reviewWordsLimit}
          onChange={setWords}
        />
      ) : null}
      {fault ? <Fault role="alert">{fault}</Fault> : null}
      <Buttons>
        <Button type="submit" aria-disabled={isPending}>
          {step === 'appeal' ? reviewTexts.sendAnswer : reviewTexts.label(step)}
        </Button>
        <Button $quiet onClick={onClose}>
          {reviewTexts.notNow}
        </Button>
      </Buttons>
    </Question>
  );
}
