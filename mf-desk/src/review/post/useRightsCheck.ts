import type { ReviewAction, ReviewedPost } from '@marquee/shared/domain';
import { useRef, useState } from 'react';

/** Steps after which readers see the pictures of the post. */
const publishing: ReadonlySet<ReviewAction> = new Set([
  'publish',
  'merge',
  'schedule',
  'correct',
  'publishNow',
  'publishAgain',
]);

/** Keeps a post with expired pictures from being published until the moderator confirms them. */
export function useRightsCheck({ endingPictures = [] }: ReviewedPost) {
  const [isConfirmed, setConfirmed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const hasExpired = endingPictures.some(({ term }) => term === 'expired');

  /** @returns true if the step may be taken. Otherwise the box takes the focus */
  function check(action: ReviewAction): boolean {
    const isFine = isConfirmed || !hasExpired || !publishing.has(action);
    setMissing(!isFine);
    if (!isFine) box.current?.focus();
    return isFine;
  }

  function confirm(next: boolean): void {
    setConfirmed(next);
    if (next) setMissing(false);
  }

  return { pictures: endingPictures, box, isConfirmed, isMissing, check, confirm };
}
