import type { DraftSaver } from './DraftSaver.ts';

/** Passes the page's events to a saver: leaving, hiding, and being online again. @returns a function that ends it */
export function watchPage(window: Window, saver: Pick<DraftSaver, 'leavePage' | 'keep' | 'retry' | 'snapshot'>) {
  const { document } = window;
  const leave = () => saver.leavePage();
  const retry = () => saver.retry();
  const keepOrRetry = () => {
    if (document.visibilityState === 'hidden') saver.keep();
    // The writer may have signed in again in another tab.
    else saver.retry();
  };
  // The browser shows its own text in this confirmation.
  const askIfUnsaved = (event: Event) => {
    const snapshot = saver.snapshot();
    const kind = snapshot.phase === 'open' ? snapshot.state.kind : 'saved';
    if (kind !== 'saved' && kind !== 'readOnly') event.preventDefault();
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('online', retry);
  // Two windows can be visible at once. After a sign-in in one window, the other window gets only a `focus` event.
  window.addEventListener('focus', retry);
  window.addEventListener('beforeunload', askIfUnsaved);
  document.addEventListener('visibilitychange', keepOrRetry);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('online', retry);
    window.removeEventListener('focus', retry);
    window.removeEventListener('beforeunload', askIfUnsaved);
    document.removeEventListener('visibilitychange', keepOrRetry);
  };
}
