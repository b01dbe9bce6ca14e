/** Elements that do nothing, or something else, before the page is alive. Buttons that send a form work without scripts. */
const actions = 'a[data-enhanced], button:not([type="submit"])';

/**
 * Keeps a reader's click on an element that is not alive yet, the last one if there are several, and shows that it was heard.
 * @returns makes the click on the element as it is then, alive or not
 */
export function keepClicks(document: Document): () => void {
  let kept: HTMLElement | null = null;

  const keep = (event: MouseEvent) => {
    const action = event.target instanceof Element ? event.target.closest<HTMLElement>(actions) : null;
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!action || opensElsewhere) return;
    event.preventDefault();
    event.stopPropagation();
    kept?.removeAttribute('aria-busy');
    kept = action;
    action.setAttribute('aria-busy', 'true');
  };
  document.addEventListener('click', keep, true);

  return () => {
    document.removeEventListener('click', keep, true);
    const action = kept;
    kept = null;
    action?.removeAttribute('aria-busy');
    action?.click();
  };
}
