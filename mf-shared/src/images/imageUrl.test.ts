import { describe, expect, it } from '@jest/globals';
import { imageSrcSet, imageUrl } from './imageUrl.ts';

const own = { cloudName: '/media', secure: false };

describe('imageUrl', () => {
  it('asks the own endpoint for a cropped, progressive picture in the best format and quality', () => {
    expect(imageUrl(own, 'demo/beat/loud-1', { width: 600, height: 400 })).toBe(
      '/res/media/image/upload/c_fill,f_auto,fl_progressive,h_400,q_auto,w_600/v1/demo/beat/loud-1',
    );
  });

  it('asks a Cloudinary account over https when the config names one', () => {
    expect(imageUrl({ cloudName: 'acme', secure: true }, 'hero', { width: 64, crop: 'fit' })).toBe(
      'https://res.cloudinary.com/acme/image/upload/c_fit,f_auto,fl_progressive,q_auto,w_64/hero',
    );
  });

  it('names gravity, radius and effect', () => {
    const address = imageUrl(own, 'face', {
      width: 30,
      height: 30,
      gravity: 'face',
      radius: 'max',
      effect: 'blur:200',
    });
    for (const part of ['g_face', 'r_max', 'e_blur:200']) expect(address).toContain(part);
  });

  it('gives another address for another transform of the same picture', () => {
    expect(imageUrl(own, 'hero', { width: 64 })).not.toBe(imageUrl(own, 'hero', { width: 65 }));
  });
});

describe('imageSrcSet', () => {
  it('keeps the ratio at every width', () => {
    const set = imageSrcSet(own, 'hero', { width: 600, height: 400 }, [512, 768]);
    expect(set).toMatch(/h_341,q_auto,w_512\/hero 512w, .*h_512,q_auto,w_768\/hero 768w$/);
  });
});
