import { describe, expect, it } from '@jest/globals';
import { placeholderOf } from './imageBox.ts';
import { imageVariants, isImageVariant } from './imageVariants.ts';

describe('imageVariants', () => {
  it('is a short list, so that an original has a limited number of pictures', () => {
    expect(imageVariants.length).toBeLessThanOrEqual(70);
  });

  it('makes no picture of an original larger than 24 megapixels in all', () => {
    const pixels = imageVariants.reduce((sum, { width, height = width }) => sum + width * height, 0);
    expect(pixels).toBeLessThan(40_000_000);
  });

  it.each([
    [{ width: 600, height: 400, crop: 'fill' }, true],
    [{ width: 600, height: 399, crop: 'fill' }, false],
    [{ width: 600, height: 400, crop: 'fit' }, false],
    [{ width: 64, height: 64, crop: 'fill', gravity: 'face' }, true],
    [{ width: 192, height: 192, crop: 'fill', gravity: 'face' }, true],
    [{ width: 120, height: 120, crop: 'fill', gravity: 'face' }, false],
    [{ width: 688, crop: 'fit' }, true],
    [{ width: 69, crop: 'fit', effect: 'blur:400' }, true],
    [{ width: 69, crop: 'fit' }, false],
    [{ width: 688, crop: 'fit', effect: 'blur:400' }, false],
    [{ width: 688, crop: 'fit', isAnimated: true }, true],
    [{ width: 600, height: 400, crop: 'fill', isAnimated: true }, false],
    [{ width: 69, crop: 'fit', effect: 'blur:400', isAnimated: true }, false],
  ] as const)('%j: %p', (variant, expected) => {
    expect(isImageVariant(variant)).toBe(expected);
  });
});

describe('placeholderOf', () => {
  it('is a tenth of the requested width, blurred', () => {
    expect(placeholderOf({ width: 688, height: 459, crop: 'fit' })).toEqual({
      width: 69,
      crop: 'fit',
      effect: 'blur:400',
    });
  });

  it('is cut as the picture is', () => {
    expect(placeholderOf({ width: 688, height: 387, crop: 'fill' })).toEqual({
      width: 69,
      height: 39,
      crop: 'fill',
      effect: 'blur:400',
    });
  });
});
