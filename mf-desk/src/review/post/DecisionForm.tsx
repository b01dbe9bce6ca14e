import { Button } from '@marquee/shared';
import {
  type RejectionReason,
  type ReviewAction,
  rejectionReasonTexts,
  reviewWordsLimit,
  type SiteKey,
} from '@marquee/shared/domain';
import { ChoiceField } from '@marquee/vocal-kit/fields/ChoiceField.tsx';
import { TextField } from '@marquee/vocal-kit/fields/TextField.tsx';
import { Fault, PageSection, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { ScheduleField } from '@marquee/vocal-kit/time/ScheduleField.tsx';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { deskTexts, labelOf } from '../deskTexts.ts';

/** The words, the reason and the time that go with a decision. */
export type DecisionDetails = { note: string; reason: RejectionReason | null; publishAt: string | null };

type DecisionFormProps = {
  action: ReviewAction;
  /** The site of the post: it is scheduled in the site's time zone. */
  site: SiteKey | null;
  /** The api's objection to what was sent. */
  fault: string | null;
  /**
   * True if the moderator can no longer decide. The form stays because only it has the text that the moderator wrote.
   */
  isOver: boolean;
  isBusy: boolean;
  onSend: (details: DecisionDetails) => void;
  onCancel: () => void;
};

const reasons = (Object.keys(rejectionReasonTexts) as RejectionReason[]).map((value) => ({
  value,
  label: rejectionReasonTexts[value],
}));

/** Asks for the words, the reason or the time of a decision before it is sent. Escape closes it. */
export function DecisionForm({ action, site, fault, isOver, isBusy, onSend, onCancel }: DecisionFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [note, setNote] = useState('');
  const [reason, setReason] = useState<RejectionReason | null>(null);
  const [publishAt, setPublishAt] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const label = labelOf(action);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('select, input, textarea')?.focus();
  }, []);

  function send(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    if (action === 'schedule' && publishAt === null) form.current?.querySelector('input')?.focus();
    else onSend({ note: note.trim(), reason, publishAt });
  }

  return (
    <PageSection
      as="form"
      ref={form}
      onSubmit={send}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Escape' && !isBusy) onCancel();
      }}
      aria-label={label}
    >
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
        <ScheduleField field={`${id}-time`} site={site} isSent={isSent} onChange={setPublishAt} />
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
      {isOver ? <Fault role="alert">{deskTexts.wordsStay}</Fault> : null}
      <DecisionButtons {...{ label, isOver, isBusy, onCancel }} />
    </PageSection>
  );
}

type DecisionButtonsProps = Pick<DecisionFormProps, 'isOver' | 'isBusy' | 'onCancel'> & { label: string };

function DecisionButtons({ label, isOver, isBusy, onCancel }: DecisionButtonsProps) {
  return (
    <WrappingRow>
      {isOver ? null : (
        <Button type="submit" aria-disabled={isBusy}>
          {label}
        </Button>
      )}
      <Button type="button" $quiet onClick={onCancel}>
        {isOver ? deskTexts.close : deskTexts.cancel}
      </Button>
    </WrappingRow>
  );
}
