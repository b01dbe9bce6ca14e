/** Milliseconds that a pointer rests on a link before its page is loaded ahead: less is passing over it. */
const restMs = 65;
/** The same for the focus, which passes over many links. */
const focusMs = 200;

/** The link under an event, if a click on it would be followed inside the application. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}

/**
 * Tells of links that a reader seems about to follow: one on which the pointer or the focus rests, at once one that is touched. Whoever
 * goes on within that time has asked for nothing.
 * @param first what happened before anybody watched
 * @param onLink gets the link's address
 */
export function watchLinks(root: EventTarget, first: Event, onLink: (address: URL) => void): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const consider = (event: Event) => {
    clearTimeout(waiting);
    const link = linkOf(event);
    if (!link) return;
    const tell = () => onLink(new URL(link.href));
    if (event.type === 'touchstart') tell();
    else waiting = setTimeout(tell, event.type === 'focusin' ? focusMs : restMs);
  };
  for (const name of ['pointerover', 'focusin', 'touchstart'] as const) {
    root.addEventListener(name, consider, { passive: true });
  }
  consider(first);
}
