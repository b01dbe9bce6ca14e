import type { GalleryImage } from '@marquee/shared/domain';
import { texts } from '../texts.ts';

/** What a picture of a series is called by who cannot see it: its place, if it says nothing itself. */
export function pictureAlt(image: GalleryImage, index: number, total: number): string {
  return image.alt || image.title || texts.picture(index + 1, total);
}
