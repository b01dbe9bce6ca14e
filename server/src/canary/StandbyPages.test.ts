import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ServerFixture } from '../worker/testing/ServerFixture.ts';
import { StandbyPages } from './StandbyPages.ts';

const socket = path.join(tmpdir(), `standby-${process.pid}.sock`);
let isApiAway = false;
let live: ServerFixture;
let before: ServerFixture;

beforeEach(async () => {
  isApiAway = false;
  const standbyPages = new StandbyPages({ socket, addressOf: () => '203.0.113.7' });
  live = await ServerFixture.open(undefined, { standbyPages }, () => isApiAway);
  before = await ServerFixture.open();
  await before.ask('/a-post');
});
afterEach(async () => {
  await Promise.all([live.close(), before.close()]);
});

const standBy = () => new Promise<void>((resolve) => before.standbyServer.listen(socket, resolve));

test('while the api is away, a page that the live set has not stored comes from the set in standby', async () => {
  await standBy();
  isApiAway = true;
  expect(await live.ask('/a-post')).toMatchObject({ status: 200, body: 'The page at /a-post' });
  // The set in standby makes none: it would wait for the api, too.
  expect(await live.ask('/another-post')).toMatchObject({ status: 503, body: 'The api is away' });
  expect(before.rendered).toEqual(['/a-post']);
});

test('a page that the live set has or can make is its own', async () => {
  await standBy();
  await live.ask('/a-post');
  isApiAway = true;
  expect((await live.ask('/a-post')).status).toBe(200);
  expect(live.rendered).toEqual(['/a-post']);
});

test('without a set in standby the reader learns that the api is away', async () => {
  isApiAway = true;
  expect(await live.ask('/a-post')).toMatchObject({ status: 503, body: 'The api is away' });
});

test('a private page is asked of nobody', async () => {
  await standBy();
  await before.ask('/preview/1f');
  isApiAway = true;
  expect((await live.ask('/preview/1f')).status).toBe(503);
});
