/**
 * Milliseconds that a pointer rests on a link before its page is loaded ahead. A shorter time means that the pointer
 * passes over the link.
 */
const restMs = 65;
/**
 * Milliseconds that the focus rests on a link before its page is loaded ahead. It is longer because the focus passes
 * over many links.
 */
const focusMs = 200;

/** The link under an event, if a click on it would be followed inside the application. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}

/**
 * Reports links that a reader seems about to follow: one where the pointer or focus rests, or, at once, a touched one.
 * A reader who moves on within that time triggers nothing.
 * @param first the event before the watch began
 * @param onLink gets the link's address
 */
export function watchLinks(root: EventTarget, first: Event, onLink: (address: URL) => void): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const consider = (event: Event) => {
    clearTimeout(waiting);
    const link = linkOf(event);
    if (!link) return;
    const notify = () => onLink(new URL(link.href));
    if (event.type === 'touchstart') notify();
    else waiting = setTimeout(notify, event.type === 'focusin' ? focusMs : restMs);
  };
  for (const name of ['pointerover', 'focusin', 'touchstart'] as const) {
    root.addEventListener(name, consider, { passive: true });
  }
  consider(first);
}
