import { afterFrame } from '@marquee/shared/page/afterFrame';
import { enhancedLink } from '@marquee/shared/page/enhancedLink';
import type { MouseEvent } from 'react';
import { useOverlayActions } from './OverlayContext.tsx';
import type { Overlay } from './overlayAddress.ts';

/** True for a click with a modifier key, which opens the link in a new tab or window, or saves it. */
function isModified({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/**
 * Attributes of a link that opens an overlay without changing the scroll position. The next frame shows feedback for
 * the click, and the overlay opens after it. Opening takes half a second on a slow phone.
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
