import { describe, expect, it } from '@jest/globals';
import type { GalleryModule, PostModule } from '@marquee/shared/domain';
import { sampleImage } from '../testing/samplePost.ts';
import { firstPictures, postPictures } from './postPictures.ts';

const words: PostModule = { type: 'content', isListicleItem: false, content: '<p>And then.</p>' };
const gallery = (...names: string[]): GalleryModule => ({
  type: 'gallery',
  isListicleItem: false,
  galleryStyle: 'grid',
  images: names.map((name) => ({ ...sampleImage(name), url: null })),
});

describe('the pictures of a post', () => {
  const modules = [words, gallery('a', 'b'), gallery(), words, gallery('c')];

  it('are those of all its galleries in order', () => {
    expect(postPictures({ modules }).map(({ public_id }) => public_id)).toEqual(['demo/a', 'demo/b', 'demo/c']);
  });

  it('are numbered on from one gallery to the next', () => {
    const first = firstPictures(modules);
    expect([first[1], first[2], first[4]]).toEqual([0, 2, 2]);
  });
});
