import { describe, expect, it } from '@jest/globals';
import { readablePath, wordsOfPath } from './wordsOfPath.ts';

describe('wordsOfPath', () => {
  it.each([
    ['/the-last-reel', 'the last reel'],
    ['/category/film/vidoes', 'vidoes'],
    ['/2019/11/Blue_Note.html', 'Blue Note'],
    ['/caf%C3%A9-noir/', 'café noir'],
    ['/100%', '100%'],
    ['/', ''],
  ])('of %s are %j', (path, words) => {
    expect(wordsOfPath(path)).toBe(words);
  });
});

describe('readablePath', () => {
  it('is the path without its escapes, or unchanged when they are invalid', () => {
    expect(readablePath('/caf%C3%A9')).toBe('/café');
    expect(readablePath('/100%')).toBe('/100%');
  });
});
