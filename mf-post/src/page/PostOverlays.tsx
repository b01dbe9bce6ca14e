import type { Post } from '@marquee/shared/domain';
import { ErrorBoundary } from '@marquee/shared/page/ErrorBoundary';
import { useLocation } from '@marquee/shared/router';
import { useEffect } from 'react';
import { LightboxDialog } from '../lightbox/LightboxDialog.tsx';
import { useOverlayControl } from '../overlay/OverlayContext.tsx';
import { ShopOverlay } from '../shop/ShopOverlay.tsx';

/**
 * Closes an overlay that has thrown. Waits until the address has the overlay's fragment, because an overlay is shown
 * before the address changes, and closing goes back in the history.
 */
function BrokenOverlay({ onClose }: { onClose: () => void }) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) onClose();
  }, [hash, onClose]);
  return null;
}

/** Shows the overlay that the post's address names. A broken overlay is closed. */
export function PostOverlays({ post }: { post: Post }) {
  const { overlay, move, close } = useOverlayControl();
  switch (overlay?.kind) {
    case 'lightbox':
      return (
        <ErrorBoundary key="lightbox" fallback={<BrokenOverlay onClose={close} />}>
          <LightboxDialog post={post} index={overlay.index} onMove={move} onClose={close} />
        </ErrorBoundary>
      );
    case 'shop':
      return (
        <ErrorBoundary key="shop" fallback={<BrokenOverlay onClose={close} />}>
          <ShopOverlay post={post} onClose={close} />
        </ErrorBoundary>
      );
    default:
      return null;
  }
}
