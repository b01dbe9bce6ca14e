import { afterFrame } from '@marquee/shared/page/afterFrame';
import { enhancedLink } from '@marquee/shared/page/enhancedLink';
import type { MouseEvent } from 'react';
import { useOverlayActions } from './OverlayContext.tsx';
import type { Overlay } from './overlayAddress.ts';

/** A click that asks for the link itself: in a new tab or window, or to be saved. */
function isModified({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/**
 * Attributes of a link that opens an overlay of the page without leaving the place where the reader is. The next frame shows that the
 * click was heard, and the overlay opens after it: on a slow phone that takes half a second.
 */
export function useOverlayLink(overlay: Overlay) {
  const { open } = useOverlayActions();
  return {
    ...enhancedLink,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (isModified(event)) return;
      event.preventDefault();
      const link = event.currentTarget;
      if (link.hasAttribute('aria-busy')) return;
      link.setAttribute('aria-busy', 'true');
      afterFrame(() => {
        link.removeAttribute('aria-busy');
        open(overlay);
      });
    },
  };
}
