import { describe, expect, test } from '@jest/globals';
import { imageWidths, isImageSize } from '@marquee/shared/domain';
import { parseImagePath } from './transform.ts';

const publicId = 'demo/beat/the-loudest-room-1';

test.each([
  [
    'c_fill,f_auto,fl_progressive,g_face,h_400,q_auto,w_600/v1/',
    { crop: 'fill', gravity: 'face', width: 600, height: 400 },
  ],
  ['c_fill,dpr_2.0,h_64,r_max,w_64/v1718000000/', { crop: 'fill', width: 128, height: 128, radius: 'max' }],
  ['c_fit,dpr_3,r_8,w_130/', { crop: 'fit', width: 390, radius: 24 }],
  ['c_fit,e_blur:400,w_69/v1/', { crop: 'fit', width: 69, blur: 400 }],
  ['c_fill,h_39,w_69/e_blur:400,q_auto:good/', { crop: 'fill', width: 69, height: 39, blur: 400 }],
  ['c_limit,w_1024/f_png/', { crop: 'limit', width: 1024, format: 'png' }],
  ['', { crop: 'scale', gravity: 'center' }],
])('reads %p', (path, expected) => {
  const parsed = parseImagePath(`${path}${publicId}`);
  expect(parsed.publicId).toBe(publicId);
  expect(parsed.transform).toMatchObject(expected);
});

test.each([
  ['.webp', 'webp'],
  ['.jpg', 'jpg'],
  ['.jpeg', 'jpg'],
  ['.png', 'png'],
  ['.svg', undefined],
])('takes the extension %s as a format', (ending, format) => {
  expect(parseImagePath(`w_600/${publicId}${ending}`)).toEqual({
    publicId,
    transform: { crop: 'scale', gravity: 'center', width: 600, format },
  });
});

test('prefers the browser when the format is left to it, whatever the extension', () => {
  expect(parseImagePath(`f_auto,w_600/${publicId}.jpg`).transform.format).toBeUndefined();
});

test.each([
  'w_600,l_text:hello',
  'w_600,u_private',
  'w_600,e_sepia',
  'w_69,e_blur',
  'w_69,e_blur:399',
  'w_69,e_blur:4000',
  'w_69,e_blur:x',
  'w_0',
  'w_-1',
  'w_1e3',
  'w_auto',
  'w_600,c_thumb',
  'w_600,g_cat',
  'w_600,dpr_1.5',
  'w_600,dpr_4',
  'w_600,f_avif',
  'w_600,q_100',
  'w_600,fl_animated',
  'w_600,r_99999',
])('refuses %s', (component) => {
  expect(() => parseImagePath(`${component}/${publicId}`)).toThrow(expect.objectContaining({ status: 400 }));
});

describe('sizes', () => {
  test.each([
    'w_601',
    'h_400',
    'w_600,h_1201',
    'c_fill,w_1920,dpr_3.0,h_5000',
    'w_5761',
    // Only a placeholder is blurred.
    'e_blur:400,w_688',
    'e_blur:400,w_70',
    'e_blur:400',
  ])('%s is none of ours', (component) => {
    expect(() => parseImagePath(`${component}/${publicId}`)).toThrow(
      expect.objectContaining({ status: 400, code: 'image-size' }),
    );
  });

  test('are the listed widths at up to three densities, and a tenth of each', () => {
    for (const width of imageWidths) {
      for (const density of [1, 2, 3]) expect(isImageSize({ width: width * density })).toBe(true);
      expect(isImageSize({ width: Math.round(width / 10) })).toBe(true);
      expect(isImageSize({ width, height: width * 2 })).toBe(true);
      expect(isImageSize({ width, height: width * 2 + 1 })).toBe(false);
    }
  });

  test.each([
    [600, 400],
    [120, 120],
    [64, 64],
    [30, 30],
    [1280, 430],
    [600, 230],
    [130, 130],
  ])('of the specification are allowed: %d × %d', (width, height) => {
    for (const density of [1, 2, 3])
      expect(isImageSize({ width: width * density, height: height * density })).toBe(true);
  });
});
