import type { DraftSaver } from './DraftSaver.ts';

/** Passes the page's events to a saver: leaving, hiding, and being online again. @returns a function that ends it */
export function watchPage(window: Window, saver: Pick<DraftSaver, 'leavePage' | 'keep' | 'retry' | 'snapshot'>) {
  const ending = new AbortController();
  const { signal } = ending;
  const isUnsaved = () => {
    const snapshot = saver.snapshot();
    return snapshot.phase === 'open' && snapshot.state.kind !== 'saved' && snapshot.state.kind !== 'readOnly';
  };
  window.addEventListener('pagehide', () => saver.leavePage(), { signal });
  window.addEventListener('online', () => saver.retry(), { signal });
  window.document.addEventListener(
    'visibilitychange',
    () => {
      if (window.document.visibilityState === 'hidden') saver.keep();
    },
    { signal },
  );
  // The browser asks in its own words, and only while something is unsaved: a page with this listener is not kept for Back.
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (isUnsaved()) event.preventDefault();
    },
    { signal },
  );
  return () => ending.abort();
}
