import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { type JoinedPage, PageCompressor } from './PageCompressor.ts';

/** Words in no order, so that they compress as badly as those of a long post. */
function words(count: number, start = 1): string {
  let seed = start;
  return Array.from({ length: count }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed % 60_000).toString(36);
  }).join(' ');
}

const styles = words(3_000);

function page(body: string): JoinedPage {
  const lead = '<title>Ink</title>'.padEnd(256);
  const bytes = Buffer.from(lead + styles + body);
  return { bytes, common: { id: '1', start: lead.length, end: lead.length + styles.length } };
}

describe('PageCompressor', () => {
  it.each([
    ['a page with passages in common', page('<p>“Ink”</p>')],
    ['the same at its next rendering', page('<p>“Ink”</p>')],
    ['one of which nothing is left after them', page('')],
    ['one without', { ...page('<p>“Ink”</p>'), common: null }],
    ['one that the usual quality does not make small enough', page(words(5_760, 7))],
    ['one that needs the highest quality', page(words(12_000, 7))],
  ])('compresses %s', async (name, joined) => {
    const compressor = new PageCompressor();
    for (let time = 0; time < 3; time += 1)
      expect(brotliDecompressSync(await compressor.compress(joined, name))).toEqual(joined.bytes);
  });

  it.each([
    ['the first quality', 1_000],
    ['another quality', 5_760],
    ['another thread', 6_200],
  ])('keeps the budget of a post with %s, each time', async (name, count) => {
    const compressor = new PageCompressor();
    const joined = page(words(count, 7));
    for (let time = 0; time < 2; time += 1)
      expect((await compressor.compress(joined, name)).length).toBeLessThanOrEqual(22_200);
  });

  it('makes the same bytes in every process, whichever pages came before', async () => {
    const used = new PageCompressor();
    await used.compress(page('<p>Another</p>'), '/another');
    const joined = page('<p>Ink</p>');
    expect(await used.compress(joined, '/ink')).toEqual(await new PageCompressor().compress(joined, '/ink'));
  });
});
