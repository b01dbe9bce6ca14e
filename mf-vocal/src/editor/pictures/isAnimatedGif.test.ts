import { expect, it } from '@jest/globals';
import { isAnimatedGif } from './isAnimatedGif.ts';

const head = 'GIF89a\x01\0\x01\0\0\0\0';
const frame = '\x21\xf9\x04\0\x0a\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x01\0\0';
const gif = (content: string) => new Blob([Uint8Array.from(content, (letter) => letter.charCodeAt(0))]);

it.each([
  ['two frames', `${head}${frame}${frame};`, true],
  ['one frame', `${head}${frame};`, false],
  ['no block before its frame', `${head}\x2c\0;`, false],
])('tells a GIF with %s', async (_, content, isAnimated) => {
  expect(await isAnimatedGif(gif(content))).toBe(isAnimated);
});

it('takes another picture for no animation, whatever its bytes', async () => {
  expect(await isAnimatedGif(gif(`\x89PNG${frame}${frame}`))).toBe(false);
});
