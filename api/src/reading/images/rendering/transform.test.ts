import { describe, expect, test } from '@jest/globals';
import { imageVariants } from '@marquee/shared/domain';
import { parseImagePath } from './transform.ts';

const publicId = 'demo/beat/the-loudest-room-1';

test.each([
  ['c_fill,f_auto,fl_progressive,h_400,q_auto,w_600/v1/', { crop: 'fill', width: 600, height: 400 }],
  ['c_fill,dpr_2.0,g_face,h_64,w_64/v1718000000/', { crop: 'fill', gravity: 'face', width: 128, height: 128 }],
  ['c_fill,dpr_3,h_130,w_130/', { crop: 'fill', width: 390, height: 390 }],
  ['c_fit,e_blur:400,w_69/v1/', { crop: 'fit', width: 69, effect: 'blur:400' }],
  ['c_fill,h_39,w_69/e_blur:400,q_auto/', { crop: 'fill', width: 69, height: 39, effect: 'blur:400' }],
  ['c_fit,f_auto,fl_animated.progressive,q_auto,w_688/v1/', { crop: 'fit', width: 688, isAnimated: true }],
  // Cloudinary also crops by default when a width and a height are given.
  ['h_400,w_600/', { crop: 'fill', width: 600, height: 400 }],
])('reads %p', (path, expected) => {
  const { variant, source } = parseImagePath(`${path}${publicId}`);
  expect(source).toBe(publicId);
  expect(variant).toMatchObject(expected);
});

test('reads the address of another host unchanged', () => {
  const address = 'https://pictures.example/v1/w_2/a.jpg?size=2';
  expect(parseImagePath(`c_fit,w_688/${address}`).source).toBe(address);
});

describe('the list of variants', () => {
  test.each(imageVariants)('has %j', (variant) => {
    const { width, height, crop, gravity, effect } = variant;
    const components = [
      `c_${crop}`,
      `w_${width}`,
      height && `h_${height}`,
      gravity && `g_${gravity}`,
      effect && `e_${effect}`,
    ];
    expect(parseImagePath(`${components.filter(Boolean).join(',')}/${publicId}`).variant).toEqual(variant);
  });

  test.each([
    // Variants that no component uses, but that a client can request.
    'c_fill,h_400,w_601',
    'c_fill,h_401,w_600',
    'c_fill,h_1,w_600',
    'c_fill,w_600',
    'c_fit,h_459,w_688',
    'c_fit,w_600',
    'c_fit,w_5761',
    'c_fit,dpr_3.0,w_1560',
    'h_400',
    'c_fill,g_face,h_400,w_600',
    'c_fit,e_blur:400,w_688',
    'c_fit,e_blur:399,w_69',
    'c_fit,w_69',
    'e_blur:400',
    'q_auto',
    'c_fill,fl_animated,h_400,w_600',
    'c_fit,e_blur:400,fl_animated,w_69',
  ])('has no %s', (component) => {
    expect(() => parseImagePath(`${component}/${publicId}`)).toThrow(
      expect.objectContaining({ status: 400, code: 'image-variant' }),
    );
  });
});

test.each([
  'w_600,l_text:hello',
  'w_600,u_private',
  'w_0',
  'w_-1',
  'w_1e3',
  'w_0600',
  'w_auto',
  'w_600,c_thumb',
  'w_600,c_limit',
  'w_600,g_south',
  'w_600,g_auto',
  'w_600,dpr_1.5',
  'w_600,dpr_4',
  'w_600,f_png',
  'w_600,f_avif',
  'w_600,q_100',
  'w_600,q_auto:best',
  'w_600,fl_attachment',
  'w_600,r_max',
  'w_600,r_7',
])('refuses %s', (component) => {
  expect(() => parseImagePath(`${component}/${publicId}`)).toThrow(
    expect.objectContaining({ status: 400, code: 'image-transform' }),
  );
});
