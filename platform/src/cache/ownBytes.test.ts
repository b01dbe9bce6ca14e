import { brotliCompressSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { ownBytes } from './ownBytes.ts';

it('is the same bytes, and holds no others', () => {
  const compressed = brotliCompressSync('Readers see one site. '.repeat(100));
  expect(compressed.buffer.byteLength).toBeGreaterThan(compressed.length);
  const own = ownBytes(compressed);
  expect(own).toEqual(compressed);
  expect(own.buffer.byteLength).toBe(compressed.length);
});

it('is the buffer itself when it has no others', () => {
  const bytes = Buffer.alloc(100);
  expect(ownBytes(bytes)).toBe(bytes);
});
