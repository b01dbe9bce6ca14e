import { describe, expect, it } from '@jest/globals';
import { pictureAlt } from './pictureAlt.ts';

describe('pictureAlt', () => {
  it("is the picture's own text", () => {
    expect(pictureAlt({ imageAltText: 'A booth', imageCaption: '<b>Hardy</b>' }, 'The last reel')).toBe('A booth');
  });

  it('falls back to the caption stripped of HTML', () => {
    expect(pictureAlt({ imageAltText: ' ', imageCaption: 'With <b>Hardy</b> &amp; lamp' }, 'The last reel')).toBe(
      'With Hardy & lamp',
    );
  });

  it('is empty for a decorative picture', () => {
    expect(pictureAlt({ imageAltText: '', imageCaption: 'With <b>Hardy</b>' }, 'The last reel')).toBe('');
  });

  it("falls back to the post's name", () => {
    expect(pictureAlt({ imageAltText: null, imageCaption: null }, 'The last reel')).toBe('The last reel');
  });
});
