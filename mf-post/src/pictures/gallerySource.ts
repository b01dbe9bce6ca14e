import type { ImageSource } from '@marquee/shared';
import type { GalleryImage } from '@marquee/shared/domain';
import { isOutside } from './isOutside.ts';

/** The source of a gallery's picture: another host's address, if it has one, else its original here. */
export function gallerySource(image: GalleryImage): ImageSource {
  return isOutside(image) ? image : { public_id: image.public_id, format: image.format };
}
