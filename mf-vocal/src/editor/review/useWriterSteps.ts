import type { Problem, ReviewedPost } from '@marquee/shared/domain';
import { ApiError } from '@marquee/shared/transport';
import { useContext, useState } from 'react';
import type { WriterStep } from './createWriterReviewApi.ts';
import { reviewTexts } from './reviewTexts.ts';
import { WriterReviewApiContext } from './WriterReviewApiContext.ts';

type StepsOfPost = {
  id: string;
  /** Saves all that is written. @returns whether the server has it */
  save: () => Promise<boolean>;
  onTaken: (reviewed: ReviewedPost) => void;
  /** Loads the review again: somebody else was first. */
  reload: () => void;
};

/** Takes the steps of a writer in a review, one at a time. */
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
      // Words that are only in the browser would be put over the text that a step leads back to.
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

/** The api's own words for a refusal, which say how to go on. */
function faultOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === undefined || error.status >= 500) return reviewTexts.notTaken;
  const { errors } = (error.problem ?? {}) as Partial<Problem>;
  return errors?.[0]?.message ?? error.message;
}
