import type { Post } from '@marquee/shared/domain';
import { LightboxDialog } from '../lightbox/LightboxDialog.tsx';
import { useOverlayControl } from './OverlayContext.tsx';
import { ShopOverlay } from './ShopOverlay.tsx';

/** What lies over a post, if its address asks for anything. */
export function PostOverlays({ post }: { post: Post }) {
  const { overlay, move, close } = useOverlayControl();
  switch (overlay?.kind) {
    case 'lightbox':
      return <LightboxDialog post={post} index={overlay.index} onMove={move} onClose={close} />;
    case 'shop':
      return <ShopOverlay post={post} onClose={close} />;
    default:
      return null;
  }
}
