const firstInteractions = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Makes a callback run only once: when it is called, or at the reader's first interaction if that comes sooner. */
export function onceOrOnInteraction(window: Window, callback: () => void): () => void {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    for (const name of firstInteractions) window.removeEventListener(name, run, true);
    callback();
  };
  for (const name of firstInteractions) window.addEventListener(name, run, { capture: true, passive: true });
  return run;
}
