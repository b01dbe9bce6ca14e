import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { compressPage, compressThoroughly } from './compressPage.ts';

/** Words in no order, so that they compress as badly as those of a long post. */
function words(count: number): string {
  let seed = 1;
  return Array.from({ length: count }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed % 60_000).toString(36);
  }).join(' ');
}

test.each([
  ['an empty page', ''],
  ['a short page', '<p>“Ink”</p>'],
  ['a page larger than the window', words(40_000)],
])('compresses %s both ways', async (_, text) => {
  const html = Buffer.from(text);
  expect(brotliDecompressSync(compressPage(html))).toEqual(html);
  expect(brotliDecompressSync(await compressThoroughly(html))).toEqual(html);
});

test('makes a page smaller in the later pass', async () => {
  const html = Buffer.from(words(6_000));
  expect((await compressThoroughly(html)).length).toBeLessThan(compressPage(html).length);
});
