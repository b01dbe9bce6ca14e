/** Elements that do nothing, or something else, before hydration. Buttons that send a form work without scripts. */
const actions = 'a[data-enhanced], button:not([type="submit"])';
/** Elements that the browser handles without scripts, where a second click would undo the first. */
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
 * Holds the last click of a reader on an element that is not hydrated yet, and shows feedback for the click. If there
 * is none, a click on text is held, because a moderator selects words by it. Until the click is released, React
 * receives no press.
 * @returns releases the held click to the element, hydrated or not
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
