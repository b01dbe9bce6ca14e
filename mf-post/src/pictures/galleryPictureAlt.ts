import type { GalleryImage } from '@marquee/shared/domain';
import { texts } from '../texts.ts';

/** Alt text of a picture of a series: its own alt text, else its title, else its position. */
export function pictureAlt(image: GalleryImage, index: number, total: number): string {
  return image.alt || image.title || texts.picture(index + 1, total);
}
