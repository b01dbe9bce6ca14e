import { Button } from '@marquee/shared';
import {
  type RejectionReason,
  type ReviewAction,
  rejectionReasonTexts,
  reviewTransitions,
  reviewWordsLimit,
} from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ChoiceField } from '../editor/fields/ChoiceField.tsx';
import { inputStyles } from '../editor/fields/inputStyles.ts';
import { Labelled } from '../editor/fields/Labelled.tsx';
import { TextField } from '../editor/fields/TextField.tsx';
import { DeskRow, DeskSection } from './deskParts.ts';
import { deskTexts } from './deskTexts.ts';

const Time = styled.input`
  ${inputStyles}
`;

/** The words, the reason and the time that go with a decision. */
export type DecisionDetails = { note: string; reason: RejectionReason | null; publishAt: string | null };

type DecisionFormProps = {
  action: ReviewAction;
  /** The api's objection to what was sent. */
  fault: string | null;
  isBusy: boolean;
  onSend: (details: DecisionDetails) => void;
  onCancel: () => void;
};

const reasons = (Object.keys(rejectionReasonTexts) as RejectionReason[]).map((value) => ({
  value,
  label: rejectionReasonTexts[value],
}));

/** Asks for what a decision needs before it is sent. */
export function DecisionForm({ action, fault, isBusy, onSend, onCancel }: DecisionFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [note, setNote] = useState('');
  const [reason, setReason] = useState<RejectionReason | null>(null);
  const [time, setTime] = useState('');
  const label = reviewTransitions.find((transition) => transition.action === action)?.label ?? action;

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('select, input, textarea')?.focus();
  }, []);

  function send(event: FormEvent): void {
    event.preventDefault();
    const at = new Date(time);
    onSend({ note: note.trim(), reason, publishAt: Number.isNaN(at.getTime()) ? null : at.toISOString() });
  }

  return (
    <DeskSection as="form" ref={form} onSubmit={send} aria-label={label}>
      {action === 'reject' ? (
        <ChoiceField
          field={`${id}-reason`}
          label={deskTexts.reason}
          value={reason}
          none={deskTexts.chooseReason}
          choices={reasons}
          onChange={setReason}
        />
      ) : null}
      {action === 'schedule' ? (
        <Labelled
          field={`${id}-time`}
          label={deskTexts.time}
          hint={deskTexts.timeHint(Intl.DateTimeFormat().resolvedOptions().timeZone)}
        >
          {(control) => (
            <Time {...control} type="datetime-local" value={time} onChange={({ target }) => setTime(target.value)} />
          )}
        </Labelled>
      ) : (
        <TextField
          field={`${id}-note`}
          label={action === 'requestChanges' ? deskTexts.wordsOptional : deskTexts.words}
          value={note}
          rows={4}
          maxLength={reviewWordsLimit}
          onChange={setNote}
        />
      )}
      {fault ? <p role="alert">{fault}</p> : null}
      <DeskRow>
        <Button type="submit" disabled={isBusy}>
          {label}
        </Button>
        <Button type="button" $quiet onClick={onCancel}>
          {deskTexts.cancel}
        </Button>
      </DeskRow>
    </DeskSection>
  );
}
