import { useEffect } from 'react';

/**
 * Opens links to other pages in new tabs: a preview stays where it is, and the sites' pages may not be shown in Vocal's
 * frame.
 */
export function useLinksElsewhere(): void {
  useEffect(() => {
    function open(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href || event.defaultPrevented || event.button !== 0) return;
      const { origin, pathname } = new URL(link.href);
      // A mark inside the page, as a picture's.
      if (origin === location.origin && pathname === location.pathname) return;
      event.preventDefault();
      window.open(link.href, '_blank', 'noopener,noreferrer');
    }
    // Captures the click before React, whose router would take it as a navigation.
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, []);
}
