import type { Problem, ReviewedPost } from '@marquee/shared/domain';
import { ApiError } from '@marquee/shared/transport';
import { useContext, useState } from 'react';
import type { WriterStep } from './createWriterReviewApi.ts';
import { reviewTexts } from './reviewTexts.ts';
import { WriterReviewApiContext } from './WriterReviewApiContext.ts';

type StepsOfPost = {
  id: string;
  /** Saves the draft. @returns true if the server has stored it */
  save: () => Promise<boolean>;
  onTaken: (reviewed: ReviewedPost) => void;
  /** Loads the review again, because a moderator was faster. */
  reload: () => void;
};

/** Takes a writer's steps in a review, one at a time. */
export function useWriterSteps({ id, save, onTaken, reload }: StepsOfPost) {
  const api = useContext(WriterReviewApiContext);
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  /** @returns whether the step was taken */
  async function take(step: WriterStep, note?: string): Promise<boolean> {
    if (isPending) return false;
    setPending(true);
    setFault(null);
    try {
      // A change that is only in the browser would be saved later, over the published text that `discard` restores.
      if (step === 'discard' && !(await save())) {
        setFault(reviewTexts.saveFirst);
        return false;
      }
      onTaken(await api.take(id, step, note));
      return true;
    } catch (error) {
      setFault(faultOf(error));
      if (error instanceof ApiError && error.status === 409) reload();
      return false;
    } finally {
      setPending(false);
    }
  }

  return { isPending, fault, take, clearFault: () => setFault(null) };
}

/** Returns the api's message for a refused step. The message says what the writer can do. */
function faultOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === undefined || error.status >= 500) return reviewTexts.notTaken;
  const { errors } = (error.problem ?? {}) as Partial<Problem>;
  return errors?.[0]?.message ?? error.message;
}
