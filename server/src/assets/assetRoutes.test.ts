import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { versionWith } from '@marquee/releases/testing/releaseSetOf.ts';
import { ServerFixture } from '../worker/testing/ServerFixture.ts';
import { MissingReleases } from './MissingReleases.ts';

let server: ServerFixture | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const older = versionWith('d');
const address = `/assets/mf-post/${older}/lightbox.js`;

test('a file of a release that is not on this machine is served once the primary has fetched it, and asked for once', async () => {
  const asked: string[] = [];
  const missing = new MissingReleases((part, version) => asked.push(`${part}@${version}`));
  server = await ServerFixture.open(undefined, { missing });
  const responses = [server.ask(address), server.ask(address)];
  while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const folder = path.join(server.root, 'mf-post', older);
  await mkdir(path.join(folder, 'browser'), { recursive: true });
  await writeFile(path.join(folder, 'manifest.json'), '{}');
  await writeFile(path.join(folder, 'browser/lightbox.js'), 'lightbox');
  missing.end('mf-post', older);
  for (const response of await Promise.all(responses))
    expect(response).toMatchObject({
      ...{ status: 200, body: 'lightbox' },
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
  expect(asked).toEqual([`mf-post@${older}`]);
});

test('responds with 404 to a file of an unknown release, and does not store it as missing', async () => {
  server = await ServerFixture.open();
  expect(await server.ask(address)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
});

test('has the primary look for at most twenty invented versions at once', async () => {
  const asked: string[] = [];
  const missing = new MissingReleases((_part, version) => asked.push(version));
  const waits = Array.from({ length: 30 }, (_, number) => missing.wait('mf-post', `0.1.0-${number}`));
  await Promise.all(waits.slice(20));
  expect(asked).toHaveLength(20);
  for (const version of asked) missing.end('mf-post', version);
  await Promise.all(waits);
});

test('serves only the route table of the set, cacheable indefinitely and compressed if the browser accepts it', async () => {
  server = await ServerFixture.open();
  const plain = await server.ask('/assets/routes/1.json');
  expect(plain).toMatchObject({
    ...{ status: 200, body: '[]' },
    headers: {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/json; charset=utf-8',
      vary: 'Accept-Encoding',
    },
  });
  const small = await server.ask('/assets/routes/1.json', { headers: { 'accept-encoding': 'br' } });
  expect(small.headers['content-encoding']).toBe('br');
  expect(await server.ask('/assets/routes/2.json')).toMatchObject({
    status: 404,
    headers: { 'cache-control': 'no-store' },
  });
});

test('whatever lies beside the files of browsers has no address', async () => {
  server = await ServerFixture.open();
  const folder = path.join(server.root, 'mf-post', older);
  for (const name of ['browser', 'maps/browser', 'maps/server', 'server'])
    await mkdir(path.join(folder, name), { recursive: true });
  await writeFile(path.join(folder, 'manifest.json'), '{}');
  await writeFile(path.join(folder, 'browser/post.js'), 'post');
  for (const name of ['maps/browser/post.js.map', 'maps/server/post.js.map', 'server/post.js'])
    await writeFile(path.join(folder, name), 'a secret');
  const base = `/assets/mf-post/${older}`;
  expect(await server.ask(`${base}/post.js`)).toMatchObject({ status: 200 });
  const up = ['..', '%2e%2e', '.%2e', '%2E%2E'];
  const addresses = [
    ...['post.js.map', 'maps/browser/post.js.map', 'browser/post.js.map', 'maps/server/post.js.map'],
    ...up.flatMap((to) => ['/', '%2f', '%5c'].map((slash) => `${to}${slash}maps${slash}browser${slash}post.js.map`)),
    ...['..%2fmanifest.json', '..%2fserver%2fpost.js', 'x/..%2f..%2fmaps/server/post.js.map'],
  ].map((file) => `${base}/${file}`);
  const sites = `/assets/sites/..%2f..%2f..%2f..%2fmf-post%2f${older}%2fmaps%2fbrowser%2fpost.js.map`;
  for (const asked of [...addresses, sites])
    expect([asked, [400, 404].includes((await server.ask(asked)).status)]).toEqual([asked, true]);
});
