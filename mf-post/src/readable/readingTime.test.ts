import { describe, expect, it } from '@jest/globals';
import { sampleVideo } from '../testing/sampleModules.ts';
import { sampleImage, samplePost } from '../testing/samplePost.ts';
import { readingTime } from './readingTime.ts';

const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;

describe('readingTime', () => {
  it('is at least a minute', () => {
    expect(readingTime(samplePost({ content: '' }))).toBe(1);
  });

  it('counts the words of the content and of the modules', () => {
    const modules = [{ type: 'content' as const, isListicleItem: false, content: words(460) }];
    expect(readingTime(samplePost({ content: words(460), modules }))).toBe(4);
  });

  it('counts the words of captions', () => {
    const modules = [sampleVideo({ imageCaption: words(690), content: undefined })];
    expect(readingTime(samplePost({ content: '', modules }))).toBe(3);
  });

  it('allows for a look at each picture', () => {
    const images = Array.from({ length: 15 }, () => ({ ...sampleImage(), url: null }));
    const modules = [{ type: 'gallery' as const, isListicleItem: false, galleryStyle: 'grid' as const, images }];
    expect(readingTime(samplePost({ content: '', modules }))).toBe(2);
  });
});
