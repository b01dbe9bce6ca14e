/** Elements that do nothing, or something else, before the page is alive. Buttons that send a form work without scripts. */
const actions = 'a[data-enhanced], button:not([type="submit"])';
/** Elements that the browser answers by itself: the same click twice would undo it. */
const answered = 'a, button, input, select, textarea, label, summary, video, audio';
/** React answers each of them by bringing the whole page to life in one piece: 500 ms on a slow phone. The browser's own answers stay. */
const presses = 'pointerdown pointerup pointercancel touchstart touchend touchcancel mousedown mouseup click'.split(
  ' ',
);
const stopPropagation = (event: Event) => event.stopPropagation();

/**
 * Keeps a reader's click on an element that is not alive yet, the last one if there are several, and shows that it was heard. A click on
 * text is kept, too, if there is no other: a moderator selects words by it. Until then React hears of no press.
 * @returns makes the click on the element as it is then, alive or not
 */
export function keepClicks(document: Document): () => void {
  let action: HTMLElement | null = null;
  let text: HTMLElement | null = null;

  const keep = (event: MouseEvent) => {
    const { target } = event;
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!(target instanceof Element) || opensElsewhere) return;
    const clicked = target.closest<HTMLElement>(actions);
    if (!clicked) {
      if (target instanceof HTMLElement && !target.closest(answered)) text = target;
      return;
    }
    event.preventDefault();
    action?.removeAttribute('aria-busy');
    action = clicked;
    action.setAttribute('aria-busy', 'true');
  };
  document.addEventListener('click', keep, true);
  for (const name of presses) document.addEventListener(name, stopPropagation, { capture: true, passive: true });

  return () => {
    document.removeEventListener('click', keep, true);
    for (const name of presses) document.removeEventListener(name, stopPropagation, true);
    const kept = action ?? text;
    action = null;
    text = null;
    kept?.removeAttribute('aria-busy');
    kept?.click();
  };
}
