import type { ImageTransform } from '@marquee/shared';
import { placeholderFraction } from '@marquee/shared/design/measures';
import { placeholderBlur } from '@marquee/shared/domain';

/** The blurred picture that stands for another until it arrives: a tenth of its width. */
export function placeholderTransform({ width, height, crop }: ImageTransform): ImageTransform {
  const small = Math.round(width * placeholderFraction);
  const effect = `blur:${placeholderBlur}`;
  // A whole picture keeps its ratio by itself: without a height all of a layout ask alike, which compresses better.
  if (crop === 'fit' || !height) return { width: small, crop, effect };
  return { width: small, height: Math.round(height * placeholderFraction), crop, effect };
}
