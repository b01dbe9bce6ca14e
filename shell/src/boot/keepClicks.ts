/**
 * Elements that do nothing before hydration, or something else than after it. Submit buttons are left out, because they
 * work without scripts.
 */
const actions = 'a[data-enhanced], button:not([type="submit"])';
/** Elements whose clicks the browser handles without scripts. Repeating such a click could undo it. */
const answered = 'a, button, input, select, textarea, label, summary, video, audio';
/**
 * React responds to each of these events by hydrating the whole page in one piece, which takes 500 ms on a slow phone.
 * The default actions of the browser stay.
 */
const presses = 'pointerdown pointerup pointercancel touchstart touchend touchcancel mousedown mouseup click'.split(
  ' ',
);
const stopPropagation = (event: Event) => event.stopPropagation();

/**
 * Holds the reader's last click on an element that is not hydrated yet, and marks the element as busy. Without such a
 * click, holds the last click on text, because moderators select words by clicking. React receives no pointer, touch or
 * mouse events until the click is released.
 * @returns a function that clicks the held element, even if it is not hydrated
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
    const clicked = action ?? text;
    action = null;
    text = null;
    clicked?.removeAttribute('aria-busy');
    clicked?.click();
  };
}
