import { describe, expect, it } from '@jest/globals';
import type { MediaLayout } from '@marquee/shared/domain';
import { layoutGeometry, posterGeometry } from './pictureGeometry.ts';

const landscape = { width: 1800, height: 1200 };

describe('layoutGeometry', () => {
  it.each<[MediaLayout, number, number, number[]]>([
    ['fullWidth', 1560, 1040, [512, 768, 1560]],
    ['outsetCenter', 1108, 739, [512, 768, 1140]],
    ['insetCenter', 688, 459, [512, 768]],
    ['outsetLeft', 688, 459, [512, 768]],
    ['outsetRight', 688, 459, [512, 768]],
  ])('%s is capped at %i px, its height in proportion', (layout, width, height, widths) => {
    const geometry = layoutGeometry(landscape, layout);
    expect(geometry.transform).toEqual({ width, height, crop: 'fit' });
    expect(geometry.widths).toEqual(widths);
  });

  it('requests nothing taller than the endpoint makes', () => {
    const banner = layoutGeometry({ width: 500, height: 3000 }, 'insetCenter');
    expect(banner.transform).toMatchObject({ width: 688, height: 1376 });
  });
});

describe('posterGeometry', () => {
  it('cuts to 16:9', () => {
    expect(posterGeometry('insetCenter').transform).toEqual({ width: 688, height: 387, crop: 'fill' });
  });
});
