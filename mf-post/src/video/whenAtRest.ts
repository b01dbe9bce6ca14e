/** Calls back when the page has loaded and the browser has nothing else to do. Returns what calls it off. */
export function whenAtRest(callback: () => void): () => void {
  const hasIdle = 'requestIdleCallback' in window;
  let idle: number | undefined;
  const wait = () => {
    idle = hasIdle ? window.requestIdleCallback(callback) : window.setTimeout(callback, 1);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    if (idle === undefined) return;
    if (hasIdle) window.cancelIdleCallback(idle);
    else clearTimeout(idle);
  };
}
