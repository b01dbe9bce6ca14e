import { describe, expect, it } from '@jest/globals';
import type { GalleryImage } from '@marquee/shared/domain';
import { imageKeys, movedImages } from './galleryImages.ts';

const image = (name: string): GalleryImage => ({ public_id: name, width: 3, height: 2, url: null });
const names = (images: readonly GalleryImage[]) => images.map(({ public_id }) => public_id).join('');
const images = [image('a'), image('b'), image('c')];

describe('movedImages', () => {
  it('moves a picture up', () => expect(names(movedImages(images, 2, 0))).toBe('cab'));
  it('moves a picture down', () => expect(names(movedImages(images, 0, 1))).toBe('bac'));
  it('keeps the order for a place without a picture', () => expect(names(movedImages(images, 7, 0))).toBe('abc'));
});

describe('imageKeys', () => {
  it('are different for the same picture twice', () => {
    const keys = imageKeys([image('a'), image('a'), image('b')]);
    expect(new Set(keys).size).toBe(3);
  });

  it('stay with their pictures when these move', () => {
    expect(imageKeys(movedImages(images, 0, 2))).toEqual(['b', 'c', 'a'].map((name) => `${name} 1`));
  });
});
