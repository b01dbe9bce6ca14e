import type { Post } from '@marquee/shared/domain';
import { GalleryIcon } from '../../pictures/GalleryIcon.tsx';
import { texts } from '../../texts.ts';
import { LaunchLink } from './LaunchLink.tsx';
import { ShopIcon } from './ShopIcon.tsx';

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
