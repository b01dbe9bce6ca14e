import { Button } from '@marquee/shared';
import type { ReviewAction, ReviewedPost } from '@marquee/shared/domain';
import { Fault, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useEffect, useRef, useState } from 'react';
import type { DeskKey } from '../../keys/deskKeys.ts';
import { useDeskKeys } from '../../keys/useDeskKeys.ts';
import { deskTexts, labelOf } from '../deskTexts.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { ExpiredPictures } from './ExpiredPictures.tsx';
import { useDecision } from './useDecision.ts';
import { useRightsCheck } from './useRightsCheck.ts';

type DecisionBarProps = {
  reviewed: ReviewedPost;
  /** True if the moderator has lost the claim. */
  isLost: boolean;
  onChanged: (reviewed: ReviewedPost) => void;
  /** Loads the post again, for example after a change by another moderator. */
  reload: () => void;
};

/** Steps that are taken at once, without words. */
const atOnce: ReadonlySet<ReviewAction> = new Set([
  'claim',
  'takeOver',
  'release',
  'unschedule',
  'publish',
  'merge',
  'publishNow',
  'publishAgain',
  'reopen',
  'undo',
]);

const keyOf: Partial<Record<ReviewAction, DeskKey>> = { claim: 'c', requestChanges: 'r', publish: 'p', merge: 'p' };

/** The form that is open, with its buttons and status line as the places of the focus. */
function useOpenForm() {
  const [open, setOpen] = useState<ReviewAction | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const opened = useRef<ReviewAction | null>(null);

  // A closed form gives the focus back to its button, which is gone after a decision: then its outcome takes it.
  useEffect(() => {
    if (open !== null || opened.current === null) return;
    const button = buttons.current?.querySelector<HTMLElement>(`[data-action="${opened.current}"]`);
    opened.current = null;
    (button ?? status.current)?.focus();
  }, [open]);

  function show(action: ReviewAction | null): void {
    if (action) opened.current = action;
    setOpen(action);
  }

  /** Closes the form after its step. The pressed button has disappeared, so the status takes the focus. */
  function close(): void {
    setOpen(null);
    status.current?.focus();
  }

  return { open, show, close, buttons, status };
}

/** The steps that the table of transitions allows the moderator now, as buttons. */
export function DecisionBar({ reviewed, isLost, onChanged, reload }: DecisionBarProps) {
  const { open, show, close, buttons, status } = useOpenForm();
  const { offered, isBusy, fault, outcome, take } = useDecision({ reviewed, onChanged, reload, onDone: close });
  const publishing = useRef<HTMLButtonElement>(null);
  const { isMissing, check, confirm, ...rights } = useRightsCheck(reviewed);

  function press(action: ReviewAction): void {
    if (!atOnce.has(action)) show(open === action ? null : action);
    else if (check(action)) void take(action);
  }

  useDeskKeys({
    c: () => offered.includes('claim') && void take('claim'),
    r: () => offered.includes('requestChanges') && show('requestChanges'),
    p: () => publishing.current?.focus(),
  });

  return (
    <>
      {isLost && !fault ? <Fault role="alert">{deskTexts.claimLost}</Fault> : null}
      {offered.length === 0 ? <p>{deskTexts.nothingToDo}</p> : null}
      <ExpiredPictures {...rights} onConfirm={confirm} />
      {isMissing ? <Fault role="alert">{deskTexts.confirmPictures}</Fault> : null}
      <WrappingRow ref={buttons}>
        {offered.map((action, place) => (
          <Button
            key={action}
            ref={action === 'publish' || action === 'merge' ? publishing : undefined}
            aria-keyshortcuts={keyOf[action]}
            $quiet={place > 0}
            data-action={action}
            aria-disabled={isBusy}
            aria-expanded={atOnce.has(action) ? undefined : open === action}
            onClick={() => press(action)}
          >
            {labelOf(action)}
          </Button>
        ))}
        {offered.includes('merge') ? (
          <Button $quiet aria-expanded={open === 'merge'} onClick={() => show(open === 'merge' ? null : 'merge')}>
            {deskTexts.withCorrection}
          </Button>
        ) : null}
      </WrappingRow>
      {fault && open === null ? <Fault role="alert">{fault}</Fault> : null}
      {open ? (
        <DecisionForm
          key={open}
          action={open}
          site={reviewed.post.site}
          fault={fault}
          isOver={!offered.includes(open)}
          isBusy={isBusy}
          onSend={(details) => {
            if (check(open)) void take(open, details);
          }}
          onCancel={() => show(null)}
        />
      ) : null}
      <p role="status" ref={status} tabIndex={-1}>
        {isLost ? null : outcome}
      </p>
    </>
  );
}
