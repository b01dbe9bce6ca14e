import type { ReviewAction, ReviewedPost } from '@marquee/shared/domain';
import { ApiError } from '@marquee/shared/transport';
import { useContext, useState } from 'react';
import type { ReviewApi } from '../createReviewApi.ts';
import { deskTexts, labelOf, moderatorActions } from '../deskTexts.ts';
import { ReviewApiContext } from '../ReviewApiContext.ts';
import type { DecisionDetails } from './DecisionForm.tsx';

type DecisionOptions = {
  reviewed: ReviewedPost;
  onChanged: (reviewed: ReviewedPost) => void;
  /** Loads the post again, for example after a change by another moderator. */
  reload: () => void;
  /** Called after a step succeeded, for example to close its form. */
  onDone: () => void;
};

type Decision = {
  /** The steps that the moderator can take now, in the order of their buttons. */
  offered: ReviewAction[];
  isBusy: boolean;
  fault: string | null;
  /** Outcome of the last step, for the status line. */
  outcome: string;
  take: (action: ReviewAction, details?: DecisionDetails) => Promise<void>;
};

/** Takes a moderator's steps on a post, one at a time. */
export function useDecision({ reviewed, onChanged, reload, onDone }: DecisionOptions): Decision {
  const api = useContext(ReviewApiContext);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [outcome, setOutcome] = useState('');
  const offered = moderatorActions.filter((action) => reviewed.actions.includes(action));

  async function take(action: ReviewAction, details?: DecisionDetails): Promise<void> {
    if (isBusy || (details && !offered.includes(action))) return;
    setBusy(true);
    setFault(null);
    setOutcome('');
    try {
      onChanged(await send(api, reviewed.post, action, details));
      setOutcome(deskTexts.done(labelOf(action)));
      onDone();
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

  return { offered, isBusy, fault, outcome, take };
}

function send(
  api: ReviewApi,
  { id, version }: ReviewedPost['post'],
  action: ReviewAction,
  { note = '', reason = null, publishAt = null, correction = null }: Partial<DecisionDetails> = {},
): Promise<ReviewedPost> {
  switch (action) {
    case 'claim':
    case 'takeOver':
    case 'release':
    case 'publishNow':
    case 'publishAgain':
    case 'reopen':
    case 'undo':
      return api.step(id, action);
    case 'unschedule':
      return api.unschedule(id);
    case 'unpublish':
      return api.unpublish(id, note);
    case 'correct':
      return api.correct(id, { ...(note && { note }), ...(correction && { correction }) }, version);
    case 'reschedule':
      return api.reschedule(id, publishAt ?? '');
    case 'publish':
    case 'merge':
    case 'schedule':
    case 'requestChanges':
    case 'reject':
      return api.decide(
        id,
        {
          action,
          ...(note && { note }),
          ...(reason && { reason }),
          ...(publishAt && { publishAt }),
          ...(correction && { correction }),
        },
        version,
      );
    default:
      throw new Error(`The desk has no button for ${action}.`);
  }
}
