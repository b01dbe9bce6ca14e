/** Milliseconds on a visible page without any interaction after which the visitor counts as a reader. */
export const stayMs = 15_000;
/** Milliseconds after which a resting finger neither taps nor scrolls. */
const pressMs = 300;

/** Events that show an interaction: scrolling, typing, clicking or pointing. */
const events = ['scroll', 'wheel', 'keydown', 'pointermove', 'pointercancel', 'focusin', 'click'] as const;

/** A page that appears under a resting pointer also gets a `pointermove` event, but without any movement. */
const isRest = (event: Event) =>
  event instanceof MouseEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

type Steps = {
  /** Called at once, with the press that may become a click. */
  onPress: () => void;
  /** Called once the browser has drawn its response to the interaction. */
  onInteraction: () => void;
};

/**
 * Calls back once, at the first interaction of a reader: a touch, a key, a movement, or 15 seconds on the visible page.
 * Scripts that start only then take no time from loading pictures. Nor do they cost anything to a reader who follows a
 * link at once.
 */
export function onFirstInteraction(window: Window, { onPress, onInteraction }: Steps): void {
  let stay: ReturnType<Window['setTimeout']> | undefined;
  let press: ReturnType<Window['setTimeout']> | undefined;
  const { document } = window;

  const begin = () => {
    window.clearTimeout(stay);
    window.clearTimeout(press);
    document.removeEventListener('visibilitychange', wait);
    window.removeEventListener('pointerdown', startPress, true);
    for (const name of events) window.removeEventListener(name, onEvent, true);
    onPress();
    // After the next frame, because running scripts would delay the browser's response to a tap.
    window.requestAnimationFrame(() => window.setTimeout(onInteraction));
  };
  const onEvent = (event: Event) => {
    if (!isRest(event)) begin();
  };
  const startPress = () => {
    onPress();
    press ??= window.setTimeout(begin, pressMs);
  };
  const wait = () => {
    window.clearTimeout(stay);
    if (document.visibilityState === 'visible') stay = window.setTimeout(begin, stayMs);
  };

  for (const name of events) window.addEventListener(name, onEvent, { capture: true, passive: true });
  window.addEventListener('pointerdown', startPress, { capture: true, passive: true });
  document.addEventListener('visibilitychange', wait);
  wait();
}
