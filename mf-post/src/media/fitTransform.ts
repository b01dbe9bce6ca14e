import type { ImageTransform } from '@marquee/shared';
import type { Image } from '@marquee/shared/domain';

/** Maximum height of a picture from the image endpoint, in multiples of its width. */
const tallest = 2;

/**
 * Returns the transform of a whole picture at a width, with its height in proportion. The endpoint does not enlarge a
 * small picture.
 */
export function fitTransform(
  image: Pick<Image, 'width' | 'height'>,
  width: number,
): ImageTransform & { height: number } {
  const height = Math.round((width * image.height) / image.width);
  return { width, height: Math.min(height, tallest * width), crop: 'fit' };
}
