import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import type { PageResponse } from './PageResponse.ts';
import { withRequestId } from './withRequestId.ts';

const pageOf = (html: string): PageResponse => ({
  status: 500,
  headers: {},
  bodies: { br: brotliCompressSync(html), identity: Buffer.from(html) },
  tags: [],
  freshMs: 0,
});

test('writes the id into the place of the error page, in each encoding', () => {
  const { bodies } = withRequestId(pageOf('<h1>x</h1><p id="request-id" class="a b"></p><p>y</p>'), 'id-12345');
  const expected = '<h1>x</h1><p id="request-id" class="a b">Reference: id-12345</p><p>y</p>';
  expect(bodies?.identity?.toString()).toBe(expected);
  expect(bodies && brotliDecompressSync(bodies.br).toString()).toBe(expected);
});

test('leaves a page without the place, and a page of our own requests, as they are', () => {
  const older = pageOf('<p>older</p>');
  expect(withRequestId(older, 'id-12345')).toBe(older);
  const own = pageOf('<p id="request-id"></p>');
  expect(withRequestId(own, undefined)).toBe(own);
});
