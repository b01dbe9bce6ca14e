import type { Draft, Submission } from '@marquee/shared/domain';
import { useEffect, useRef, useState } from 'react';
import { useWriterApi } from '../../api/WriterApiContext.ts';
import { editorTexts } from '../editorTexts.ts';
import type { OpenDraftSaving } from '../openDraftSaving.ts';
import { openFaults } from './openFaults.ts';
import { type SubmissionFailure, submissionFailure } from './submissionFailure.ts';

type Refusal = { kind: 'refused'; draft: Draft } & SubmissionFailure;
/** `marked` names the fields in which the submission has set typographic quotation marks. */
type Done = { kind: 'done'; marked: readonly string[] };
type SubmissionState = { kind: 'idle' | 'pending' } | Done | Refusal;

/** Saves the draft, then submits it for review. */
export function useSubmission({ draft, saveNow, replace }: OpenDraftSaving) {
  const api = useWriterApi();
  const [state, setState] = useState<SubmissionState>({ kind: 'idle' });
  const isSending = useRef(false);
  const now = useRef(draft);
  useEffect(() => {
    now.current = draft;
  });

  async function submit(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setState({ kind: 'pending' });
    try {
      setState(await send());
    } catch (error) {
      setState({ kind: 'refused', draft: now.current, ...submissionFailure(error) });
    } finally {
      isSending.current = false;
    }
  }

  async function send(): Promise<SubmissionState> {
    if (!(await saveNow())) return { kind: 'refused', draft, message: editorTexts.unsavedFirst, faults: {} };
    const { id, tags, category, site } = draft;
    const submission: Submission = { id, reviewStatus: 'needs-review', tags, category, site };
    const { post, marked = [] } = await api.submit(submission);
    replace(post);
    return { kind: 'done', marked };
  }

  return { state: state.kind === 'refused' ? refusalNow(state, draft) : state, submit };
}

/** Drops the messages whose fields the writer has changed. If no message is left, there is no refusal any more. */
function refusalNow(refusal: Refusal, draft: Draft): SubmissionState {
  const faults = openFaults(refusal.faults, refusal.draft, draft);
  const isMended = Object.keys(refusal.faults).length > 0 && Object.keys(faults).length === 0;
  return isMended ? { kind: 'idle' } : { ...refusal, faults };
}

export type DraftSubmission = ReturnType<typeof useSubmission>;
