import { useEffect } from 'react';
import { clickedCard } from '../embeds/clickedCard.ts';

/**
 * Opens links to other pages in new tabs, except for cards that open in the post. A preview is shown in a frame of
 * Vocal, in which the sites' pages are not allowed.
 */
export function useLinksElsewhere(): void {
  useEffect(() => {
    function open(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href || event.defaultPrevented || event.button !== 0 || clickedCard(event)) return;
      const { origin, pathname } = new URL(link.href);
      // Leaves links within the page to the page, such as the link of a picture.
      if (origin === location.origin && pathname === location.pathname) return;
      event.preventDefault();
      window.open(link.href, '_blank', 'noopener,noreferrer');
    }
    // Captures the click before React, whose router would take it as a navigation.
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, []);
}
