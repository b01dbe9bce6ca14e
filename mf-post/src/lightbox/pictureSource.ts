import { imageSrcSet, sourceOf } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/constants';
import type { GalleryImage, PageConfig } from '@marquee/shared/domain';
import { fitTransform } from '../media/fitTransform.ts';
import { gallerySource } from '../pictures/gallerySource.ts';
import { isOutside } from '../pictures/isOutside.ts';
import { pictureAddress } from '../pictures/pictureAddress.ts';

const { width } = imageSizes.lightbox;
/** Narrow screens need less, dense ones twice as much. */
const widths = [512, 768, width, 2 * 768, 2 * width] as const;

type PictureSource = { src: string; srcSet?: string; sizes?: string };

/** The source of a picture of the lightbox: as large as it is shown there, at most the tablet landscape width. */
export function pictureSource(images: PageConfig['images'], image: GalleryImage): PictureSource {
  const src = pictureAddress(images, image);
  if (image.url && !isOutside(image)) return { src };
  return {
    src,
    srcSet: imageSrcSet(images, sourceOf(gallerySource(image)), fitTransform(image, width), widths),
    sizes: `(max-width: ${width}px) 100vw, ${width}px`,
  };
}
