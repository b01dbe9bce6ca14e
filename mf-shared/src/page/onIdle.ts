type IdleOptions = {
  /** Milliseconds after which the callback runs even in a busy browser. Unlimited if absent. */
  timeoutMs?: number;
  /** Milliseconds until the callback in a browser without `requestIdleCallback`. */
  fallbackMs: number;
};

/** Calls back when the browser is idle. @returns a function that cancels the callback */
export function onIdle(callback: () => void, { timeoutMs, fallbackMs }: IdleOptions): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(callback, timeoutMs === undefined ? {} : { timeout: timeoutMs });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(callback, fallbackMs);
  return () => clearTimeout(timer);
}

/** Calls back when the page has loaded and the browser is idle. @returns a function that cancels the callback */
export function onLoadIdle(callback: () => void): () => void {
  let cancel = () => window.removeEventListener('load', wait);
  function wait() {
    cancel = onIdle(callback, { fallbackMs: 1 });
  }
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => cancel();
}
