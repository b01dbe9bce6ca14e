import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ServerFixture } from '../worker/testing/ServerFixture.ts';
import { NeighbourPages } from './NeighbourPages.ts';

const socket = path.join(tmpdir(), `stored-${process.pid}.sock`);
let isApiAway = false;
/** One that has just begun to serve, and one with a page. */
let newcomer: ServerFixture;
let neighbour: ServerFixture;

beforeEach(async () => {
  isApiAway = false;
  const neighbourPages = new NeighbourPages({ socket, addressOf: () => '203.0.113.7' });
  newcomer = await ServerFixture.open(undefined, { neighbourPages }, () => isApiAway);
  neighbour = await ServerFixture.open();
  await neighbour.ask('/a-post');
});
afterEach(async () => {
  await Promise.all([newcomer.close(), neighbour.close()]);
});

const neighbourListens = () => new Promise<void>((resolve) => neighbour.storedServer.listen(socket, resolve));

test('while the api is away, a page that a worker has not stored comes from one that has', async () => {
  await neighbourListens();
  isApiAway = true;
  expect(await newcomer.ask('/a-post')).toMatchObject({ status: 200, body: 'The page at /a-post' });
  // The neighbour makes none: it would wait for the api, too.
  expect(await newcomer.ask('/another-post')).toMatchObject({ status: 503, body: 'The api is away' });
  expect(neighbour.rendered).toEqual(['/a-post']);
});

test('workers are asked in turn: one without the page does not end the search', async () => {
  let asked = 0;
  // As a cluster hands connections to its workers.
  neighbour.storedServer.prependListener('request', (request) => {
    asked += 1;
    if (asked === 1) request.url = '/not-stored-here';
  });
  await neighbourListens();
  isApiAway = true;
  expect(await newcomer.ask('/a-post')).toMatchObject({ status: 200, body: 'The page at /a-post' });
  expect(asked).toBe(2);
});

test('a page that the worker has or can make is its own', async () => {
  await neighbourListens();
  await newcomer.ask('/a-post');
  isApiAway = true;
  expect((await newcomer.ask('/a-post')).status).toBe(200);
  expect(newcomer.rendered).toEqual(['/a-post']);
});

test('without a neighbour the reader learns that the api is away', async () => {
  isApiAway = true;
  expect(await newcomer.ask('/a-post')).toMatchObject({ status: 503, body: 'The api is away' });
});

test('a private page is asked of nobody', async () => {
  await neighbourListens();
  await neighbour.ask('/preview/1f');
  isApiAway = true;
  expect((await newcomer.ask('/preview/1f')).status).toBe(503);
});
