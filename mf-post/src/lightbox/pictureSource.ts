import { imageSrcSet, imageUrl, sourceOf } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/constants';
import type { GalleryImage, PageConfig } from '@marquee/shared/domain';
import { canMove } from '@marquee/shared/images/canMove';
import { fitTransform } from '../media/fitTransform.ts';
import { gallerySource } from '../pictures/gallerySource.ts';
import { isOutside } from '../pictures/isOutside.ts';
import { pictureAddress } from '../pictures/pictureAddress.ts';

const { width } = imageSizes.lightbox;
/** Widths of a source set. Narrow screens need less, and dense screens twice as much. */
const widths = [512, 768, width, 2 * 768, 2 * width] as const;

type PictureSource = {
  shown: { src: string; srcSet?: string; sizes?: string };
  /** First frame of an animated picture, for readers who prefer reduced motion. */
  still?: { srcSet: string; sizes: string };
};

/** Returns the sources of a picture in the lightbox. They are as large as the picture is shown there. */
export function pictureSource(images: PageConfig['images'], image: GalleryImage): PictureSource {
  const src = pictureAddress(images, image);
  if (image.url && !isOutside(image)) return { shown: { src } };
  const source = gallerySource(image);
  const address = sourceOf(source);
  const transform = fitTransform(image, width);
  const sizes = `(max-width: ${width}px) 100vw, ${width}px`;
  const still = { srcSet: imageSrcSet(images, address, transform, widths), sizes };
  if (!canMove(source)) return { shown: { src, ...still } };
  const moving = { ...transform, isAnimated: true } as const;
  return {
    shown: { src: imageUrl(images, address, moving), srcSet: imageSrcSet(images, address, moving, widths), sizes },
    still,
  };
}
