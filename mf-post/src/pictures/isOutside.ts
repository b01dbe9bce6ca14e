import type { GalleryImage } from '@marquee/shared/domain';

/**
 * Whether a picture lies with a third party. An address that is not the web's is ignored: the picture at the CDN stands
 * for it.
 */
export function isOutside({ url }: Pick<GalleryImage, 'url'>): boolean {
  return url !== null && /^https?:\/\//i.test(url) && URL.canParse(url);
}
