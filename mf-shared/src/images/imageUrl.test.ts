import { describe, expect, it } from '@jest/globals';
import { Cloudinary } from 'cloudinary-core';
import { type ImageTransform, imageSrcSet, imageUrl } from './imageUrl.ts';

const own = { cloudName: '/media', secure: false };
const acme = { cloudName: 'acme', secure: true };

/** Address of a picture as cloudinary-core writes it. */
function libraryAddress({ cloudName, secure }: typeof own, source: string, transform: ImageTransform): string {
  const { width, height, crop = 'fill', isAnimated, ...rest } = transform;
  const cdn = new Cloudinary({ cloud_name: cloudName, secure });
  return cdn.url(source, {
    ...rest,
    crop,
    width: Math.round(width),
    ...(height && crop === 'fill' ? { height: Math.round(height) } : {}),
    fetch_format: 'auto',
    quality: 'auto',
    flags: isAnimated ? 'animated.progressive' : 'progressive',
    type: source.startsWith('https:') ? 'fetch' : 'upload',
  });
}

describe('imageUrl', () => {
  it('requests a cropped, progressive picture in the best format and quality from our endpoint', () => {
    expect(imageUrl(own, 'demo/beat/loud-1', { width: 600, height: 400 })).toBe(
      '/res/media/image/upload/c_fill,f_auto,fl_progressive,h_400,q_auto,w_600/v1/demo/beat/loud-1',
    );
  });

  it('requests a Cloudinary account over https when the config names one', () => {
    expect(imageUrl(acme, 'hero', { width: 64, crop: 'fit' })).toBe(
      'https://res.cloudinary.com/acme/image/upload/c_fit,f_auto,fl_progressive,q_auto,w_64/hero',
    );
  });

  it.each<[string, string, ImageTransform]>([
    [
      'upload/c_fill,f_auto,fl_progressive,h_400,q_auto,w_600/v1/uploads/0b5e',
      'uploads/0b5e',
      { width: 600, height: 400 },
    ],
    [
      'upload/c_fill,f_auto,fl_progressive,g_face,h_64,q_auto,w_64/v1/uploads/0b5e',
      'uploads/0b5e',
      { width: 64, height: 64, gravity: 'face' },
    ],
    ['upload/c_fit,f_auto,fl_progressive,q_auto,w_2048/v1/uploads/0b5e', 'uploads/0b5e', { width: 2048, crop: 'fit' }],
    [
      'upload/c_fit,f_auto,fl_animated.progressive,q_auto,w_512/v1/uploads/0b5e',
      'uploads/0b5e',
      { width: 512, crop: 'fit', isAnimated: true },
    ],
    [
      'fetch/c_fill,f_auto,fl_progressive,h_400,q_auto,w_600/https://i.ytimg.com/vi/a/hq.jpg',
      'https://i.ytimg.com/vi/a/hq.jpg',
      { width: 600, height: 400 },
    ],
  ])('requests %s, in the form that Cloudinary documents', (path, source, transform) => {
    expect(imageUrl(acme, source, transform)).toBe(`https://res.cloudinary.com/acme/image/${path}`);
  });

  it('has the variant from which Cloudinary takes the pictures of writers (docs/cdn.md)', () => {
    expect(imageUrl(own, 'uploads/0b5e', { width: 2048, crop: 'fit' })).toBe(
      '/res/media/image/upload/c_fit,f_auto,fl_progressive,q_auto,w_2048/v1/uploads/0b5e',
    );
  });

  it('names gravity, radius and effect', () => {
    const address = imageUrl(acme, 'face', {
      width: 30,
      height: 30,
      gravity: 'face',
      radius: 'max',
      effect: 'blur:200',
    });
    for (const part of ['g_face', 'r_max', 'e_blur:200']) expect(address).toContain(part);
  });

  it('returns the same addresses as cloudinary-core', () => {
    const sources = [
      'hero',
      'demo/beat/loud-1',
      'v12/hero',
      'a b/ü',
      'a%20b/c',
      '50%/off',
      'a//b',
      'x:y/(z)',
      'https://i.org/a//b?c=d&e#f',
    ];
    const transforms: ImageTransform[] = [
      { width: 64 },
      { width: 68.8, height: 45.6 },
      { width: 64, height: 64, crop: 'fit', effect: 'blur:200' },
      { width: 64, height: 64, gravity: 'face', radius: 'max' },
      { width: 64, gravity: 'auto', radius: 8, isAnimated: true },
    ];
    for (const images of [acme, { ...acme, secure: false }, { cloudName: '/other', secure: false }])
      for (const source of sources)
        for (const transform of transforms)
          expect(imageUrl(images, source, transform)).toBe(libraryAddress(images, source, transform));
  });

  it('returns a different address for each transform of a picture', () => {
    expect(imageUrl(acme, 'hero', { width: 64 })).not.toBe(imageUrl(acme, 'hero', { width: 65 }));
  });

  it('returns a different address for each account and each protocol', () => {
    const addresses = [own, acme, { ...acme, secure: false }, own].map((images) =>
      imageUrl(images, 'a b', { width: 600, height: 400 }),
    );
    const transform = 'c_fill,f_auto,fl_progressive,h_400,q_auto,w_600/a%20b';
    expect(addresses).toEqual([
      `/res/media/image/upload/${transform}`,
      `https://res.cloudinary.com/acme/image/upload/${transform}`,
      `http://res.cloudinary.com/acme/image/upload/${transform}`,
      `/res/media/image/upload/${transform}`,
    ]);
  });

  it('omits the height for a whole picture, which keeps its own ratio', () => {
    expect(imageUrl(own, 'hero', { width: 688, height: 459, crop: 'fit' })).toBe(
      '/res/media/image/upload/c_fit,f_auto,fl_progressive,q_auto,w_688/hero',
    );
  });

  it('requests the picture of another host by its address', () => {
    const address = 'https://i.ytimg.com/vi/a b/hq.jpg?size=2';
    expect(imageUrl(own, address, { width: 600, height: 400 })).toBe(
      '/res/media/image/fetch/c_fill,f_auto,fl_progressive,h_400,q_auto,w_600/https://i.ytimg.com/vi/a%20b/hq.jpg%3Fsize%3D2',
    );
    expect(imageUrl(acme, address, { width: 64 })).toMatch(/^https:\/\/res\.cloudinary\.com\/acme\/image\/fetch\//);
  });

  it.each([
    { width: 601, height: 400 },
    { width: 600, height: 401 },
    { width: 700, height: 467 },
    { width: 64, height: 64, radius: 'max' as const },
    { width: 600, height: 400, effect: 'blur:400' },
  ])('throws for %j, which our endpoint does not make', (transform) => {
    expect(() => imageUrl(own, 'hero', transform)).toThrow(
      /^The image endpoint does not make \{.*\}\. Request a variant of imageVariants, or add this one\.$/,
    );
  });
});

describe('imageSrcSet', () => {
  it('keeps the ratio at every width', () => {
    const set = imageSrcSet(own, 'hero', { width: 600, height: 400 }, [512, 768]);
    expect(set).toMatch(/h_341,q_auto,w_512\/hero 512w, .*h_512,q_auto,w_768\/hero 768w$/);
  });
});
