import { expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { cacheTag } from './cacheTags.ts';
import { ResponseCache } from './ResponseCache.ts';
import { makeResponse } from './response.ts';

const schema = z.object({ value: z.number() });
const response = (value: number, ...cacheTags: string[]) => makeResponse(schema, { value }, { cacheTags });
const newCache = () => new ResponseCache({ maxBytes: 1_000_000, maxAgeMs: 60_000 });

test('shares one computation among concurrent requests of a key', async () => {
  const cache = newCache();
  const produce = jest.fn(async () => response(1, 'a'));
  const all = await Promise.all([cache.get('key', produce), cache.get('key', produce)]);
  expect(all[0]).toBe(all[1]);
  expect(await cache.get('key', produce)).toBe(all[0]);
  expect(produce).toHaveBeenCalledTimes(1);
  expect(cache).toMatchObject({ hits: 1, misses: 1 });
});

test('retains no memory besides the body of a response', () => {
  const { body } = response(1);
  expect(body.buffer.byteLength).toBe(body.length);
});

test('drops only responses with a purged tag', async () => {
  const cache = newCache();
  await cache.get('one', async () => response(1, 'a', 'b'));
  await cache.get('two', async () => response(2, 'b'));
  cache.purge(['a', 'unknown']);
  expect((await cache.get('one', async () => response(10))).body.toString()).toBe('{"value":10}');
  expect((await cache.get('two', async () => response(20))).body.toString()).toBe('{"value":2}');
  cache.purge(['*']);
  expect((await cache.get('two', async () => response(20))).body.toString()).toBe('{"value":20}');
});

test('does not store a response that was in flight during a purge', async () => {
  const cache = newCache();
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof response>>();
  const early = cache.get('key', () => promise);
  cache.purge(['a']);
  const later = cache.get('key', async () => response(2, 'a'));
  resolve(response(1, 'a'));
  expect((await early).body.toString()).toBe('{"value":1}');
  expect((await later).body.toString()).toBe('{"value":2}');
  expect((await cache.get('key', async () => response(3))).body.toString()).toBe('{"value":2}');
});

test('does not store failures', async () => {
  const cache = newCache();
  await expect(cache.get('key', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await cache.get('key', async () => response(1))).body.toString()).toBe('{"value":1}');
});

test('drops the least recently used responses beyond the size limit', async () => {
  const cache = new ResponseCache({ maxBytes: 2_000, maxAgeMs: 60_000 });
  for (const key of ['a', 'b', 'c', 'd']) await cache.get(key, async () => response(1, `tag:${key}`));
  expect((await cache.get('a', async () => response(2))).body.toString()).toBe('{"value":2}');
  expect((await cache.get('d', async () => response(2))).body.toString()).toBe('{"value":1}');
});

test('serializes only fields of the schema and derives the entity tag from the content', () => {
  const leaky = { value: 1, secret: 'x' };
  expect(makeResponse(schema, leaky, { cacheTags: [] }).body.toString()).toBe('{"value":1}');
  expect(response(1).etag).toBe(response(1, 'other').etag);
  expect(response(1).etag).not.toBe(response(2).etag);
  expect(response(1).etag).toMatch(/^"[\w-]{27}"$/);
});

test('makes tags that are valid in a header', () => {
  expect(cacheTag.tag('beat', 'a,b\r\nx: ü')).toBe('tag:beat/a%2Cb%0D%0Ax%3A%20%C3%BC');
  expect(cacheTag.author('ada-north')).toBe('author:ada-north');
});
