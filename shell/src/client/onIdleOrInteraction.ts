import { onceOrOnInteraction } from '../boot/onceOrOnInteraction.ts';

/** Milliseconds after which a busy page comes to life all the same. */
const patience = 1_500;

/** Calls back once: when the browser is idle, or at the reader's first interaction, whichever comes first. */
export function onIdleOrInteraction(window: Window, callback: () => void): void {
  const run = onceOrOnInteraction(window, callback);
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: patience });
  else setTimeout(run, 1);
}
