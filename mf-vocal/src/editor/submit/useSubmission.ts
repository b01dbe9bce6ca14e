import { type Draft, may, type OwnPublication, rightsOf, type Submission } from '@marquee/shared/domain';
import { useSession } from '@marquee/vocal-kit/session/useSession.ts';
import { useEffect, useRef, useState } from 'react';
import { useWriterApi } from '../../api/WriterApiContext.ts';
import { editorTexts } from '../editorTexts.ts';
import type { OpenDraftSaving } from '../openDraftSaving.ts';
import { openFaults } from './openFaults.ts';
import { isReviewNeeded, type SubmissionFailure, submissionFailure } from './submissionFailure.ts';

type Refusal = { kind: 'refused'; draft: Draft } & SubmissionFailure;
/** `marked` names the fields in which the submission has set typographic quotation marks. */
type Done = { kind: 'done'; marked: readonly string[]; publish?: OwnPublication | undefined };
type SubmissionState = { kind: 'idle' | 'pending' } | Done | Refusal;

/** Saves the draft, then submits it for review. Authors with the role publish it without a review. */
export function useSubmission({ draft, saveNow, replace }: OpenDraftSaving) {
  const api = useWriterApi();
  const [state, setState] = useState<SubmissionState>({ kind: 'idle' });
  const [needsReview, setNeedsReview] = useState(false);
  const canPublish = usePublishes(draft) && !needsReview;
  const isSending = useRef(false);
  const now = useRef(draft);
  useEffect(() => {
    now.current = draft;
  });

  /** @param publishAt RFC 3339 time of the publication, for authors who publish */
  async function submit(publishAt?: string): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setState({ kind: 'pending' });
    try {
      setState(await send(canPublish ? { publishAt } : undefined));
    } catch (error) {
      // A moderator has decided against the post, or the role has ended. The next attempt asks for a review.
      if (canPublish && isReviewNeeded(error)) setNeedsReview(true);
      setState({ kind: 'refused', draft: now.current, ...submissionFailure(error) });
    } finally {
      isSending.current = false;
    }
  }

  async function send(publish: OwnPublication | undefined): Promise<SubmissionState> {
    if (!(await saveNow())) return { kind: 'refused', draft, message: editorTexts.unsavedFirst, faults: {} };
    const { id, tags, category, site } = draft;
    const submission: Submission = { id, reviewStatus: 'needs-review', tags, category, site, publish };
    const { post, marked = [] } = await api.submit(submission);
    replace(post);
    return { kind: 'done', marked, publish };
  }

  return { state: state.kind === 'refused' ? refusalNow(state, draft) : state, submit, canPublish };
}

/** True if the account may publish the post as it is in the editor. */
function usePublishes({ author, site }: Draft): boolean {
  const { user } = useSession();
  if (!user || site === null || author?.id !== user.id) return false;
  const rights = rightsOf(user);
  return may(rights, 'publishOwn', { authorId: rights.id, site, sites: [site] });
}

/** Drops the messages whose fields the writer has changed. If no message is left, there is no refusal any more. */
function refusalNow(refusal: Refusal, draft: Draft): SubmissionState {
  const faults = openFaults(refusal.faults, refusal.draft, draft);
  const isMended = Object.keys(refusal.faults).length > 0 && Object.keys(faults).length === 0;
  return isMended ? { kind: 'idle' } : { ...refusal, faults };
}

export type DraftSubmission = ReturnType<typeof useSubmission>;
