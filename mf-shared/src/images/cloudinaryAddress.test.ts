import { describe, expect, it } from '@jest/globals';
import libraryAddress from 'cloudinary-core/src/url.js';
import { imageVariants } from '../domain/images/imageVariants.ts';
import { cloudinaryAddress } from './cloudinaryAddress.ts';

const clouds = [
  { cloudName: '/media', secure: false },
  { cloudName: 'acme', secure: true },
  { cloudName: 'acme', secure: false },
];
const sources = [
  'hero',
  'demo/beat/loud-1',
  'v12/hero',
  'vinyl/hero',
  'folder//hero',
  'a b/ünï.jpg',
  'a%20b/100%',
  'https://i.ytimg.com/vi/a b/hq.jpg?size=2',
  'http://example.com/a%20b//c.png',
];

describe('an address of the image CDN', () => {
  it.each(clouds)('is the one that cloudinary-core builds, for every variant, at %j', (images) => {
    for (const source of sources) {
      for (const { width, height, crop, gravity, effect } of imageVariants) {
        const expected = libraryAddress(
          source,
          {
            width,
            height,
            gravity,
            effect,
            crop,
            radius: 'max',
            fetch_format: 'auto',
            quality: 'auto',
            flags: 'progressive',
            type: source.startsWith('http') ? 'fetch' : 'upload',
          },
          { cloud_name: images.cloudName, secure: images.secure },
        );
        expect(
          cloudinaryAddress(images, source, {
            w: width,
            h: height,
            c: crop,
            g: gravity,
            e: effect,
            r: 'max',
            f: 'auto',
            q: 'auto',
            fl: 'progressive',
          }),
        ).toBe(expected);
      }
    }
  });
});
