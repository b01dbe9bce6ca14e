import type { ImageTransform } from '@marquee/shared';
import type { Image } from '@marquee/shared/domain';

/** The image endpoint makes nothing taller than this many times its width. */
const tallest = 2;

/** A whole picture at a width, its height in proportion. One that has fewer pixels is not enlarged by the endpoint. */
export function fitTransform(
  image: Pick<Image, 'width' | 'height'>,
  width: number,
): ImageTransform & { height: number } {
  const height = Math.round((width * image.height) / image.width);
  return { width, height: Math.min(height, tallest * width), crop: 'fit' };
}
