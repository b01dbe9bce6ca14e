import { imageUrl } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/design/measures';
import type { GalleryImage, PageConfig } from '@marquee/shared/domain';

/** Address of a gallery's picture by itself, as large as the lightbox shows it. */
export function pictureAddress(images: PageConfig['images'], image: GalleryImage): string {
  if (image.url) return image.url;
  const { width } = imageSizes.lightbox;
  return imageUrl(images, image.public_id, { width, height: (width * image.height) / image.width, crop: 'fit' });
}
