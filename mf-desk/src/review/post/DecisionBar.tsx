import { Button } from '@marquee/shared';
import { type ReviewAction, type ReviewedPost, reviewTransitions } from '@marquee/shared/domain';
import { ApiError } from '@marquee/shared/transport';
import { DeskRow, Fault } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useContext, useEffect, useRef, useState } from 'react';
import { deskTexts, moderatorActions } from '../deskTexts.ts';
import type { DeskKey } from '../keys/deskKeys.ts';
import { useDeskKeys } from '../keys/useDeskKeys.ts';
import { ReviewApiContext } from '../ReviewApiContext.ts';
import { type DecisionDetails, DecisionForm } from './DecisionForm.tsx';

type DecisionBarProps = {
  reviewed: ReviewedPost;
  /** True if the moderator has lost the claim. */
  isLost: boolean;
  onChanged: (reviewed: ReviewedPost) => void;
  /** Loads the post again, for example after a change by another moderator. */
  reload: () => void;
};

/** Steps that are taken at once, without words. */
const atOnce: ReadonlySet<ReviewAction> = new Set(['claim', 'takeOver', 'release', 'unschedule', 'publish', 'merge']);

const keyOf: Partial<Record<ReviewAction, DeskKey>> = { claim: 'c', requestChanges: 'r', publish: 'p', merge: 'p' };

/** The steps that the table of transitions allows the moderator now, as buttons. */
export function DecisionBar({ reviewed, isLost, onChanged, reload }: DecisionBarProps) {
  const { post, actions } = reviewed;
  const api = useContext(ReviewApiContext);
  const [open, setOpen] = useState<ReviewAction | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [said, say] = useState('');
  const publishing = useRef<HTMLButtonElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const opened = useRef<ReviewAction | null>(null);
  const offered = moderatorActions.filter((action) => actions.includes(action));

  useDeskKeys({
    c: () => offered.includes('claim') && void take('claim'),
    r: () => offered.includes('requestChanges') && show('requestChanges'),
    p: () => publishing.current?.focus(),
  });

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

  async function take(action: ReviewAction, details?: DecisionDetails): Promise<void> {
    if (isBusy || (details && !offered.includes(action))) return;
    setBusy(true);
    setFault(null);
    say('');
    try {
      onChanged(await call(action, details));
      setOpen(null);
      say(deskTexts.done(labelOf(action)));
      // The pressed button has disappeared, so the status takes the focus.
      status.current?.focus();
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined;
      setFault(
        status === 412 ? deskTexts.changedMeanwhile : error instanceof ApiError ? error.message : deskTexts.failed,
      );
      // Another moderator was faster. The buttons follow the reloaded post.
      if (status === 409 || status === 412 || status === 403) reload();
    } finally {
      setBusy(false);
    }
  }

  function call(action: ReviewAction, details?: DecisionDetails): Promise<ReviewedPost> {
    const { note = '', reason = null, publishAt = null } = details ?? {};
    if (action === 'claim' || action === 'takeOver' || action === 'release') return api.step(post.id, action);
    if (action === 'unschedule') return api.unschedule(post.id);
    if (action === 'unpublish') return api.unpublish(post.id, note);
    if (
      action === 'publish' ||
      action === 'merge' ||
      action === 'schedule' ||
      action === 'requestChanges' ||
      action === 'reject'
    )
      return api.decide(
        post.id,
        { action, ...(note && { note }), ...(reason && { reason }), ...(publishAt && { publishAt }) },
        post.version,
      );
    throw new Error(`The desk has no button for ${action}.`);
  }

  return (
    <>
      {isLost && !fault ? <Fault role="alert">{deskTexts.claimLost}</Fault> : null}
      {offered.length === 0 ? <p>{deskTexts.nothingToDo}</p> : null}
      <DeskRow ref={buttons}>
        {offered.map((action, place) => (
          <Button
            key={action}
            ref={action === 'publish' || action === 'merge' ? publishing : undefined}
            aria-keyshortcuts={keyOf[action]}
            $quiet={place > 0}
            data-action={action}
            aria-disabled={isBusy}
            aria-expanded={atOnce.has(action) ? undefined : open === action}
            onClick={() => (atOnce.has(action) ? void take(action) : show(open === action ? null : action))}
          >
            {labelOf(action)}
          </Button>
        ))}
      </DeskRow>
      {fault && open === null ? <Fault role="alert">{fault}</Fault> : null}
      {open ? (
        <DecisionForm
          key={open}
          action={open}
          site={post.site}
          fault={fault}
          isOver={!offered.includes(open)}
          isBusy={isBusy}
          onSend={(details) => void take(open, details)}
          onCancel={() => show(null)}
        />
      ) : null}
      <p role="status" ref={status} tabIndex={-1}>
        {isLost ? null : said}
      </p>
    </>
  );
}

function labelOf(action: ReviewAction): string {
  return reviewTransitions.find((transition) => transition.action === action)?.label ?? action;
}
