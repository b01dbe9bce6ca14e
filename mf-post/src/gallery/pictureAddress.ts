import { imageUrl } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/design/measures';
import type { GalleryImage, PageConfig } from '@marquee/shared/domain';
import { fitTransform } from '../media/fitTransform.ts';
import { isOwnAddress } from '../media/isOwnAddress.ts';
import { isOutside } from './isOutside.ts';

/** Address of a gallery's picture by itself, as large as the lightbox shows it. */
export function pictureAddress(images: PageConfig['images'], image: GalleryImage): string {
  if (image.url && (isOutside(image) || isOwnAddress(image.url))) return image.url;
  return imageUrl(images, image.public_id, fitTransform(image, imageSizes.lightbox.width));
}
