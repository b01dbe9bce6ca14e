import type { ImageSource } from '@marquee/shared';
import type { GalleryImage } from '@marquee/shared/domain';
import { isOutside } from './isOutside.ts';

/** The source of a gallery's picture: its address at another host if there is one, else its public id. */
export function gallerySource(image: GalleryImage): ImageSource {
  return isOutside(image) ? image : { public_id: image.public_id, format: image.format };
}
