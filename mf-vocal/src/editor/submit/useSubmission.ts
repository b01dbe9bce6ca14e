import type { Submission } from '@marquee/shared/domain';
import { useRef, useState } from 'react';
import { useDeskApi } from '../../api/DeskApiContext.ts';
import { editorTexts } from '../editorTexts.ts';
import type { OpenDraftSaving } from '../openDraftSaving.ts';
import { type SubmissionFailure, submissionFailure } from './submissionFailure.ts';

type SubmissionState = { kind: 'idle' | 'pending' | 'done' } | ({ kind: 'refused' } & SubmissionFailure);

/** Submits the draft for review, after everything is saved. */
export function useSubmission({ draft, saveNow, replace }: OpenDraftSaving) {
  const api = useDeskApi();
  const [state, setState] = useState<SubmissionState>({ kind: 'idle' });
  const isSending = useRef(false);

  async function submit(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setState({ kind: 'pending' });
    try {
      setState(await send());
    } catch (error) {
      setState({ kind: 'refused', ...submissionFailure(error) });
    } finally {
      isSending.current = false;
    }
  }

  async function send(): Promise<SubmissionState> {
    if (!(await saveNow())) return { kind: 'refused', message: editorTexts.unsavedFirst, faults: {} };
    const { id, tags, category, site } = draft;
    const submission: Submission = { id, reviewStatus: 'needs-review', tags, category, site };
    const { post } = await api.submit(submission);
    replace(post);
    return { kind: 'done' };
  }

  return { state, submit };
}

export type DraftSubmission = ReturnType<typeof useSubmission>;
