import { avatarLimits, type Image } from '@marquee/shared/domain';
import type { PercentCrop } from 'react-image-crop';
import type { Square } from './useAvatar.ts';

type Size = Pick<Image, 'width' | 'height'>;

/** Returns the largest square in the middle of a picture, in percent of the picture. */
export function maxCrop({ width, height }: Size): PercentCrop {
  const side = Math.min(width, height);
  return {
    unit: '%',
    x: ((width - side) / 2 / width) * 100,
    y: ((height - side) / 2 / height) * 100,
    width: (side / width) * 100,
    height: (side / height) * 100,
  };
}

/**
 * Returns the square in whole pixels of the stored picture. The square is inside the picture, and not smaller than an
 * avatar may be.
 */
export function squareOf(crop: Pick<PercentCrop, 'x' | 'y' | 'width'>, { width, height }: Size): Square {
  const chosen = Math.round((crop.width / 100) * width);
  const size = Math.min(Math.max(chosen, avatarLimits.min), width, height);
  const within = (start: number, length: number) => Math.max(0, Math.min(Math.round(start), length - size));
  return { x: within((crop.x / 100) * width, width), y: within((crop.y / 100) * height, height), size };
}
