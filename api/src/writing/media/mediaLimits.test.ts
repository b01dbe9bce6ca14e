import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fieldsOf, MediaCalls } from './testing/MediaCalls.ts';

let calls: MediaCalls;
beforeAll(async () => {
  calls = await MediaCalls.open({ UPLOAD_LIMIT: '2', SAVE_LIMIT: '8' });
});
afterAll(() => calls.network.close());

test('counts focal points as uploads, and limits the calls of an account', async () => {
  const item = await calls.add(await calls.upload('editor', '#123456'));
  const change = (x: number, version: number) =>
    calls.call('editor', 'PUT', `media/${item.id}`, { ...fieldsOf(item), version, focus: { x, y: 50 } });
  expect((await change(10, 1)).statusCode).toBe(200);
  const refused = await change(20, 2);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.any(String)]);
  expect((await calls.item(item.id)).item).toMatchObject({ version: 2, focus: { x: 10, y: 50 } });
  for (let call = 0; call < 4; call += 1) await calls.call('editor', 'GET', 'media');
  expect((await calls.call('editor', 'GET', 'media')).statusCode).toBe(429);
});

test.each([
  ['title', 'x'.repeat(201)],
  ['title', ' '],
  ['credit', 'x'.repeat(201)],
  ['rights', 'x'.repeat(1_001)],
  ['altText', 'x'.repeat(501)],
  ['lastDay', '2026-02-30'],
  ['focus', { x: 101, y: 0 }],
  ['version', 0],
])('refuses the field %s as %j', async (name, value) => {
  const valid = { ...{ title: 'A', credit: '', rights: '', altText: null, focus: null }, lastDay: null };
  const body = { ...valid, isForWriters: false, version: 1, [name]: value };
  const response = await calls.call('other', 'PUT', 'media/1', body);
  expect(response.statusCode).toBe(422);
  expect(response.json().errors[0].pointer).toMatch(new RegExp(`^/${name}`));
});
