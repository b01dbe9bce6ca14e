import { onSignedIn } from '@marquee/vocal-kit/session/signedIn.ts';
import type { DraftSaver } from './DraftSaver.ts';

/** Passes events to a saver: the page is left or hidden, or is online again, or somebody has signed in. @returns a function that ends it */
export function watchPage(window: Window, saver: Pick<DraftSaver, 'leavePage' | 'keep' | 'retry' | 'snapshot'>) {
  const { document } = window;
  const leave = () => saver.leavePage();
  const retry = () => saver.retry();
  const keepOrRetry = () => {
    if (document.visibilityState === 'hidden') saver.keep();
    else saver.retry();
  };
  // The browser shows its own text in this confirmation.
  const askIfUnsaved = (event: Event) => {
    const snapshot = saver.snapshot();
    const kind = snapshot.phase === 'open' ? snapshot.state.kind : 'saved';
    if (kind !== 'saved' && kind !== 'readOnly') event.preventDefault();
  };
  const stopListening = onSignedIn(retry);
  window.addEventListener('pagehide', leave);
  window.addEventListener('online', retry);
  // Two windows can be visible at once, and the one that becomes active gets only a `focus` event.
  window.addEventListener('focus', retry);
  window.addEventListener('beforeunload', askIfUnsaved);
  document.addEventListener('visibilitychange', keepOrRetry);
  return () => {
    stopListening();
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('online', retry);
    window.removeEventListener('focus', retry);
    window.removeEventListener('beforeunload', askIfUnsaved);
    document.removeEventListener('visibilitychange', keepOrRetry);
  };
}
