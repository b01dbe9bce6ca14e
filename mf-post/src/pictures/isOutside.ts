import type { GalleryImage } from '@marquee/shared/domain';

/**
 * True if a picture is at the host of a third party. An address without http or https is ignored, and the picture at
 * the CDN is used instead.
 */
export function isOutside({ url }: Pick<GalleryImage, 'url'>): boolean {
  return url !== null && /^https?:\/\//i.test(url) && URL.canParse(url);
}
