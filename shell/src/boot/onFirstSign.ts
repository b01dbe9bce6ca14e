/** A reader who does nothing for so long is there, and reads. */
export const stayMs = 15_000;
/** A finger that rests for so long neither taps nor scrolls. */
const pressMs = 300;

/** A page that is moved, typed into, clicked or pointed at. */
const signs = ['scroll', 'wheel', 'keydown', 'pointermove', 'pointercancel', 'focusin', 'click'] as const;

/** A page that appears under a resting pointer hears of a movement, too: one by nothing. */
const isRest = (event: Event) =>
  event instanceof MouseEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

type Steps = {
  /** Called at once, with the press that may become a click. */
  onPress: () => void;
  /** Called once the browser has shown its own answer to the sign. */
  onSign: () => void;
};

/**
 * Calls back once, at the first sign of a reader: a touch, a key, a movement, or 15 seconds on the visible page. Scripts that run only
 * then take no time from the pictures, and nothing from a reader who goes on by a link.
 */
export function onFirstSign(window: Window, { onPress, onSign }: Steps): void {
  let stay: ReturnType<Window['setTimeout']> | undefined;
  let press: ReturnType<Window['setTimeout']> | undefined;
  const { document } = window;

  const begin = () => {
    window.clearTimeout(stay);
    window.clearTimeout(press);
    document.removeEventListener('visibilitychange', wait);
    window.removeEventListener('pointerdown', startPress, true);
    for (const sign of signs) window.removeEventListener(sign, hear, true);
    onPress();
    // After the next frame: running scripts would hold up the browser's answer to a tap.
    window.requestAnimationFrame(() => window.setTimeout(onSign));
  };
  const hear = (event: Event) => {
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

  for (const sign of signs) window.addEventListener(sign, hear, { capture: true, passive: true });
  window.addEventListener('pointerdown', startPress, { capture: true, passive: true });
  document.addEventListener('visibilitychange', wait);
  wait();
}
