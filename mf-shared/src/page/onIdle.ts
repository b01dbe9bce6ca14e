type IdleOptions = {
  /** Milliseconds after which a busy browser calls back all the same; unlimited when absent. */
  timeoutMs?: number;
  /** Milliseconds until a browser without `requestIdleCallback` calls back. */
  fallbackMs: number;
};

/** Calls back when the browser is idle. @returns cancels the call */
export function onIdle(callback: () => void, { timeoutMs, fallbackMs }: IdleOptions): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(callback, timeoutMs === undefined ? {} : { timeout: timeoutMs });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(callback, fallbackMs);
  return () => clearTimeout(timer);
}

/** Calls back when the page has loaded and the browser is idle. @returns cancels the call */
export function onLoadIdle(callback: () => void): () => void {
  let cancel = () => window.removeEventListener('load', wait);
  function wait() {
    cancel = onIdle(callback, { fallbackMs: 1 });
  }
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => cancel();
}
