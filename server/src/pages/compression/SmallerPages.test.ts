import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PageResponse } from '../PageResponse.ts';
import type { compressThoroughly } from './compressPage.ts';
import { SmallerPages } from './SmallerPages.ts';

const text = Buffer.from(Array.from({ length: 4_000 }, (_, index) => (index * 7_919).toString(36)).join(' '));
const quick = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

const page = (more: Partial<PageResponse> = {}): PageResponse => ({
  status: 200,
  headers: { etag: '"as-it-was"' },
  bodies: { br: quick, identity: text },
  tags: [],
  freshMs: 0,
  ...more,
});

const sizeOf = ({ bodies }: PageResponse) => bodies?.br.length ?? 0;

function read(pages: SmallerPages, stored: PageResponse, times: number) {
  for (let time = 0; time < times; time += 1) pages.noteRead(stored);
}

describe('a stored page', () => {
  it('becomes smaller once it has been read three times, and is the same page', async () => {
    const pages = new SmallerPages();
    const stored = page();
    read(pages, stored, 3);
    while (sizeOf(stored) === quick.length) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(sizeOf(stored)).toBeLessThan(quick.length);
    expect(brotliDecompressSync(stored.bodies?.br ?? '')).toEqual(text);
    expect(stored.headers.etag).toBe('"as-it-was"');
    expect(stored.bodies?.br.buffer.byteLength).toBe(sizeOf(stored));
  });
});

describe('the work on them', () => {
  const compress = jest.fn<typeof compressThoroughly>();
  beforeEach(() => {
    jest.useFakeTimers();
    compress.mockReset().mockImplementation(async () => {
      jest.advanceTimersByTime(100);
      return Buffer.from('small');
    });
  });
  afterEach(() => void jest.useRealTimers());

  it('is not done for pages read once or twice, for those of searches, and twice for none', async () => {
    const pages = new SmallerPages(compress);
    read(pages, page(), 2);
    read(pages, page({ isLongTail: true }), 9);
    read(pages, page({ bodies: null }), 9);
    expect(compress).not.toHaveBeenCalled();
    const stored = page();
    read(pages, stored, 9);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(compress).toHaveBeenCalledTimes(1);
  });

  it('rests four times as long as it works, and takes 50 pages at once at most', async () => {
    const pages = new SmallerPages(compress);
    for (let number = 0; number < 80; number += 1) read(pages, page(), 3);
    await jest.advanceTimersByTimeAsync(0);
    expect(compress).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(399);
    expect(compress).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(compress).toHaveBeenCalledTimes(51);
  });

  it('leaves a page as it is when it fails, or makes it no smaller', async () => {
    compress.mockRejectedValueOnce(new Error('no memory')).mockResolvedValueOnce(Buffer.alloc(quick.length));
    const pages = new SmallerPages(compress);
    const both = [page(), page()];
    for (const stored of both) read(pages, stored, 3);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(both.map((stored) => stored.bodies?.br)).toEqual([quick, quick]);
  });
});
