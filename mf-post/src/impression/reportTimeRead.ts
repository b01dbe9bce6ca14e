/** Maximum seconds of one report, `maxReportedSeconds` of the api. */
const maxSeconds = 1_800;

/**
 * Reports how long the page was visible, whenever the reader hides or leaves it. Time that a report does not take is in
 * the next one.
 * @param report takes whole seconds. False if it is too early for a report
 * @param since when the visible page began to be read, in milliseconds of `performance.now()`; null for now
 * @returns a function that reports the rest and ends
 */
export function reportTimeRead(report: (seconds: number) => boolean, since: number | null = null): () => void {
  let visibleMs = 0;
  let start = since;

  function count() {
    const now = performance.now();
    if (start !== null) visibleMs += now - start;
    const { visibilityState, prerendering } = document as Document & { prerendering?: boolean };
    start = visibilityState === 'visible' && !prerendering ? now : null;
  }

  function send() {
    count();
    const seconds = Math.min(maxSeconds, Math.floor(visibleMs / 1_000));
    if (seconds > 0 && report(seconds)) visibleMs = 0;
  }

  function onChange() {
    if (document.visibilityState === 'hidden') send();
    else count();
  }

  count();
  document.addEventListener('visibilitychange', onChange);
  document.addEventListener('prerenderingchange', count);
  addEventListener('pagehide', send);
  return () => {
    send();
    document.removeEventListener('visibilitychange', onChange);
    document.removeEventListener('prerenderingchange', count);
    removeEventListener('pagehide', send);
  };
}
