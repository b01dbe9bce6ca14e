/** Milliseconds after which a post counts as read in the reading history. */
export const stayMs = 10_000;

/** Calls back once, when the reader has stayed for 10 seconds with the page visible; returns a stop function. */
export function whenStayed(callback: () => void): () => void {
  let remaining = stayMs;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const count = () => {
    clearTimeout(timer);
    if (since > 0) remaining -= performance.now() - since;
    since = 0;
    if (document.visibilityState !== 'visible') return;
    since = performance.now();
    timer = setTimeout(() => {
      stop();
      callback();
    }, remaining);
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', count);
  };
  document.addEventListener('visibilitychange', count);
  count();
  return stop;
}
