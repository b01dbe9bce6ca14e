import { imageUrl, sourceOf } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/constants';
import type { GalleryImage, PageConfig } from '@marquee/shared/domain';
import { fitTransform } from '../media/fitTransform.ts';
import { isOwnAddress } from '../media/isOwnAddress.ts';
import { gallerySource } from './gallerySource.ts';

/**
 * Address of a single picture of a gallery, as large as the lightbox shows it. A picture at another host comes through
 * the image endpoint, so that no third party is called.
 */
export function pictureAddress(images: PageConfig['images'], image: GalleryImage): string {
  if (image.url && isOwnAddress(image.url)) return image.url;
  return imageUrl(images, sourceOf(gallerySource(image)), fitTransform(image, imageSizes.lightbox.width));
}
