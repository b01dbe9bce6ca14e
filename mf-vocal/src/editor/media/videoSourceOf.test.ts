import { describe, expect, it } from '@jest/globals';
import { videoSourceOf } from './videoSourceOf.ts';

describe('videoSourceOf', () => {
  it.each(['12345678', ' 5972928233001 '])('takes %j for a Brightcove ID', (typed) =>
    expect(videoSourceOf(typed)).toEqual({ brightcoveId: typed.trim(), videoLink: null }),
  );

  it.each(['1234567', 'https://www.youtube.com/watch?v=abc', '12345678a'])('takes %j for a link', (typed) =>
    expect(videoSourceOf(typed)).toEqual({ brightcoveId: null, videoLink: typed }),
  );

  it('has neither for an empty text', () =>
    expect(videoSourceOf(' ')).toEqual({ brightcoveId: null, videoLink: null }));
});
