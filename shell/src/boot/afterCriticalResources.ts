import { onceOrOnInteraction } from './onceOrOnInteraction.ts';

function isSettled(image: HTMLImageElement): Promise<unknown> {
  if (image.complete) return Promise.resolve();
  return new Promise((resolve) => {
    image.addEventListener('load', resolve, { once: true });
    image.addEventListener('error', resolve, { once: true });
  });
}

/** Maximum wait in milliseconds for pictures before scripts load. 3 s is three times the limit for LCP. */
export const maxWaitMs = 3_000;

/**
 * Calls back once: when the fonts and first visible pictures have loaded or failed, after `maxWaitMs`, or at the
 * reader's first interaction. Scripts that load sooner compete with these files for bandwidth. Over slow 4G, they
 * delayed the first picture by half a second.
 */
export function afterCriticalResources(document: Document, window: Window, callback: () => void): void {
  const run = onceOrOnInteraction(window, callback);
  const eager = [...document.images].filter(({ loading }) => loading !== 'lazy');
  void Promise.all([document.fonts.ready, ...eager.map(isSettled)]).then(run);
  window.setTimeout(run, maxWaitMs);
}
