import { impression } from '@marquee/shared/constants';

const visibilityChanges = ['visibilitychange', 'prerenderingchange'];

/**
 * Calls back once, when a post counts as read: after at least 15 seconds on the page, and scrolled past a third of the
 * height from the top of the page to the end of the post. Time counts only while the page is visible, and not in a
 * hidden tab or while the browser prerenders the page. The height is measured once, after 4 seconds, so later growth
 * does not matter. Scrolling before that does not count, because a post that is opened from another post begins at the
 * scroll position of that post. If a third cannot be scrolled past before the post ends, the end of the post has to be
 * in view.
 * @param since when the visible page began to be read, in milliseconds of `performance.now()`; null for now
 * @returns a function that stops watching. The next watch starts from zero
 */
export function whenRead(post: HTMLElement, callback: () => void, since: number | null = null): () => void {
  let threshold = Number.POSITIVE_INFINITY;
  let hasScrolled = false;
  let hasStayed = false;
  let remaining: number = impression.timerMs;
  let visibleSince = since;
  let stay: ReturnType<typeof setTimeout> | undefined;

  const measuring = setTimeout(() => {
    const height = post.getBoundingClientRect().bottom + scrollY;
    threshold = Math.min(height * impression.pageHeightThreshold, height - innerHeight);
    check();
  }, impression.scrollCheckDelayMs);

  function stop() {
    clearTimeout(measuring);
    clearTimeout(stay);
    removeEventListener('scroll', check);
    for (const change of visibilityChanges) document.removeEventListener(change, countTime);
  }

  function check() {
    hasScrolled ||= scrollY >= threshold;
    if (!hasStayed || !hasScrolled) return;
    stop();
    callback();
  }

  function countTime() {
    clearTimeout(stay);
    const now = performance.now();
    if (visibleSince !== null) remaining -= now - visibleSince;
    visibleSince = null;
    const { visibilityState, prerendering } = document as Document & { prerendering?: boolean };
    if (hasStayed || visibilityState !== 'visible' || prerendering) return;
    visibleSince = now;
    stay = setTimeout(() => {
      hasStayed = true;
      check();
    }, remaining);
  }

  addEventListener('scroll', check, { passive: true });
  for (const change of visibilityChanges) document.addEventListener(change, countTime);
  countTime();
  return stop;
}
