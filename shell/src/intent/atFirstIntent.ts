import { afterFrame } from '@marquee/shared/page/afterFrame';

const events = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Calls back after the first event that suggests a navigation. If the callback fails, it runs again at the next such
 * event.
 */
export function atFirstIntent(document: Document, callback: (first: Event) => Promise<void>): void {
  const stop = () => {
    for (const name of events) document.removeEventListener(name, run);
  };
  const run = (event: Event) => {
    stop();
    afterFrame(() => void callback(event).catch(listen));
  };
  const listen = () => {
    for (const name of events) document.addEventListener(name, run, { passive: true });
  };
  listen();
}
