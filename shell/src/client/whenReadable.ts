const firstInteractions = ['pointerdown', 'keydown', 'touchstart'] as const;
/** Milliseconds after which a busy page comes to life all the same. */
const patience = 1_500;

/** Calls back once: when the browser is idle, or at the reader's first interaction, whichever comes first. */
export function whenReadable(window: Window, callback: () => void): void {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    for (const name of firstInteractions) window.removeEventListener(name, run, true);
    callback();
  };
  for (const name of firstInteractions) window.addEventListener(name, run, { capture: true, passive: true });
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: patience });
  else setTimeout(run, 1);
}
