import { afterFrame } from '@marquee/shared/page/afterFrame';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Calls back once, after the first sign that a reader may go elsewhere has been answered; where that fails, at the next sign. */
export function atFirstIntent(document: Document, callback: (first: Event) => Promise<void>): void {
  const stop = () => {
    for (const name of signs) document.removeEventListener(name, run);
  };
  const run = (event: Event) => {
    stop();
    afterFrame(() => void callback(event).catch(listen));
  };
  const listen = () => {
    for (const name of signs) document.addEventListener(name, run, { passive: true });
  };
  listen();
}
