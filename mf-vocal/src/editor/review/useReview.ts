import type { Draft, ReviewedPost } from '@marquee/shared/domain';
import { useContext, useEffect, useRef, useState } from 'react';
import { WriterReviewApiContext } from './WriterReviewApiContext.ts';

/** Interval at which an open panel loads the review again while its page is visible. */
const everyMs = 60_000;

export type LoadedReview = {
  /** Null until the review is loaded. */
  reviewed: ReviewedPost | null;
  hasFailed: boolean;
  reload(): void;
  /** Replaces the shown review by the response to a step. */
  set(reviewed: ReviewedPost): void;
};

/**
 * Loads the review of a post, and reloads it every minute, when the post's status changes, and when the page becomes visible.
 * @param onLoaded receives the stored post after each load
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of a status or of the attempt reloads the review
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
