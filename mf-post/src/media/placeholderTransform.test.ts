import { describe, expect, it } from '@jest/globals';
import { isImageSize, isPlaceholderWidth, mediaLayouts } from '@marquee/shared/domain';
import { layoutGeometry, posterGeometry } from './pictureGeometry.ts';
import { placeholderTransform } from './placeholderTransform.ts';

describe('placeholderTransform', () => {
  it('is a tenth of the requested width, blurred', () => {
    const { transform } = layoutGeometry({ width: 1800, height: 1200 }, 'insetCenter');
    expect(placeholderTransform(transform)).toEqual({ width: 69, crop: 'fit', effect: 'blur:400' });
  });

  it('is cut as the picture is', () => {
    const { transform } = posterGeometry('insetCenter');
    expect(placeholderTransform(transform)).toEqual({ width: 69, height: 39, crop: 'fill', effect: 'blur:400' });
  });

  it.each(mediaLayouts)('asks for a size that the endpoint makes, in %s', (layout) => {
    for (const { transform } of [layoutGeometry({ width: 900, height: 1600 }, layout), posterGeometry(layout)]) {
      const small = placeholderTransform(transform);
      expect(isImageSize(small) && isPlaceholderWidth(small.width)).toBe(true);
    }
  });
});
