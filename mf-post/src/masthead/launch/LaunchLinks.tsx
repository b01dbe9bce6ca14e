import { Icon } from '@marquee/shared/design/Icon';
import type { Post } from '@marquee/shared/domain';
import { GalleryIcon } from '../../pictures/GalleryIcon.tsx';
import { texts } from '../../texts.ts';
import { LaunchLink } from './LaunchLink.tsx';

/** A shopping bag. */
function ShopIcon() {
  return <Icon size={20} strokeWidth={1.6} path="M3.6 6.2h12.8l.8 11H2.8zM6.8 8.6V5.4a3.2 3.2 0 0 1 6.4 0v3.2" />;
}

/** 'Launch Gallery' for a post with galleries, 'Launch Shop' for one with products. */
export function LaunchLinks({ post }: { post: Post }) {
  return (
    <>
      {post.galleries && (
        <LaunchLink overlay={{ kind: 'lightbox', index: 0 }}>
          <GalleryIcon />
          <span>{texts.launchGallery}</span>
        </LaunchLink>
      )}
      {post.products && (
        <LaunchLink overlay={{ kind: 'shop' }}>
          <ShopIcon />
          <span>{texts.launchShop}</span>
        </LaunchLink>
      )}
    </>
  );
}
