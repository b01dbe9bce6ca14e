import type { GalleryImage } from '@marquee/shared/domain';
import { texts } from '../texts.ts';

/**
 * Alt text of a picture of a series: its own alt text, else its title, else its position. The picture is a link, so that
 * a decorative picture needs a name as well.
 */
export function pictureAlt(image: GalleryImage, index: number, total: number): string {
  return image.alt || image.title || texts.picture(index + 1, total);
}
