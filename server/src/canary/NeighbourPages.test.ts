import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ServerFixture } from '../worker/testing/ServerFixture.ts';
import { NeighbourPages, storedSocketIn } from './NeighbourPages.ts';

let isApiAway = false;
let folder: string;
/** One that has just begun to serve, and one with a page. */
let newcomer: ServerFixture;
let neighbour: ServerFixture;

beforeEach(async () => {
  isApiAway = false;
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-stored-'));
  const neighbourPages = new NeighbourPages({ folder, addressOf: () => '203.0.113.7' });
  newcomer = await ServerFixture.open(undefined, { neighbourPages }, () => isApiAway);
  neighbour = await ServerFixture.open();
  await neighbour.ask('/a-post');
});
afterEach(async () => {
  await Promise.all([newcomer.close(), neighbour.close()]);
  await rm(folder, { recursive: true });
});

const listens = ({ storedServer }: ServerFixture, pid: number) =>
  new Promise<void>((resolve) => storedServer.listen(storedSocketIn(folder, pid), resolve));
const neighbourListens = () => listens(neighbour, 17);

test('while the api is away, a page that a worker has not stored comes from one that has', async () => {
  await neighbourListens();
  isApiAway = true;
  expect(await newcomer.ask('/a-post')).toMatchObject({ status: 200, body: 'The page at /a-post' });
  // The neighbour makes none: it would wait for the api, too.
  expect(await newcomer.ask('/another-post')).toMatchObject({ status: 503, body: 'The api is away' });
  expect(neighbour.rendered).toEqual(['/a-post']);
});

test('each worker is asked: neither one without the page nor one that has ended keeps readers from it', async () => {
  const others = [11, 12, 13, 14, 15, 18];
  const without = await ServerFixture.open();
  await listens(without, 10);
  for (const pid of others) await writeFile(storedSocketIn(folder, pid), '');
  await neighbourListens();
  isApiAway = true;
  const pages = await Promise.all(Array.from({ length: 8 }, () => newcomer.ask('/a-post')));
  expect(pages.map(({ status, body }) => `${status} ${body}`)).toEqual(Array(8).fill('200 The page at /a-post'));
  // The sockets that nobody listens on are asked no more: many of them would hide the others.
  expect((await readdir(folder)).filter((name) => !/-(10|17|18)\./.test(name))).toEqual([]);
  await without.close();
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
