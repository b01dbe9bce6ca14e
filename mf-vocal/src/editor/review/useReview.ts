import type { Draft, ReviewedPost } from '@marquee/shared/domain';
import { useContext, useEffect, useRef, useState } from 'react';
import { WriterReviewApiContext } from './WriterReviewApiContext.ts';

/** How often an open panel asks again while its page is visible. */
const everyMs = 60_000;

export type LoadedReview = {
  /** Null until it is loaded. */
  reviewed: ReviewedPost | null;
  hasFailed: boolean;
  reload(): void;
  /** Shows the response of a step in its place. */
  set(reviewed: ReviewedPost): void;
};

/**
 * The review of a post. It is loaded again with each status of the post, each minute, and when the page is visible again.
 * @param onLoaded gets the post as it is stored
 */
export function useReview({ id, reviewStatus, pending }: Draft, onLoaded: (post: Draft) => void): LoadedReview {
  const api = useContext(WriterReviewApiContext);
  const [reviewed, setReviewed] = useState<ReviewedPost | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const loaded = useRef(onLoaded);
  useEffect(() => {
    loaded.current = onLoaded;
  });

  // The statuses and the attempt are reasons to load again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    api.review(id, { signal }).then(
      (response) => {
        if (signal.aborted) return;
        setFailed(false);
        setReviewed(response);
        loaded.current(response.post);
      },
      () => signal.aborted || setFailed(true),
    );
    return () => leaving.abort();
  }, [api, id, reviewStatus, pending?.reviewStatus, attempt]);

  useEffect(() => {
    const again = () => document.visibilityState === 'visible' && setAttempt((count) => count + 1);
    const timer = setInterval(again, everyMs);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);

  return { reviewed, hasFailed, reload: () => setAttempt((count) => count + 1), set: setReviewed };
}
