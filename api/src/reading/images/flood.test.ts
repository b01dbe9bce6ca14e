import { readdir } from 'node:fs/promises';
import { type ClientRequest, get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ImageVariant, imageVariants } from '@marquee/shared/domain';
import { createTestNetwork, listenAnywhere, type TestNetwork } from '../../testing/testNetwork.ts';

let network: TestNetwork;
let port: number;
const flood: Pending[] = [];
beforeAll(async () => {
  network = await createTestNetwork();
  port = await listenAnywhere(network.app);
  // Each picture of the flood takes a large part of a second to draw.
  const discs = Array.from(
    { length: 400 },
    (_, at) => `<circle cx="${at * 3}" cy="${at * 2}" r="90" fill-opacity=".02" filter="url(#b)"/>`,
  );
  const slow = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200"><filter id="b"><feGaussianBlur stdDeviation="9"/></filter>${discs.join('')}</svg>`;
  for (const name of ['flood/one', 'flood/two', 'reader/one', 'reader/two', 'reader/three'])
    await network.originals.write(name, 'svg', name.startsWith('flood') ? slow : slow.replaceAll(/<circle.*\/>/g, ''));
});
afterAll(async () => {
  for (const { request } of flood) request.destroy();
  await network.close();
});

function addressOf({ width, height, crop, gravity, effect }: ImageVariant, publicId: string): string {
  const parts = [
    `c_${crop}`,
    `w_${width}`,
    height && `h_${height}`,
    gravity && `g_${gravity}`,
    effect && `e_${effect}`,
  ];
  return `/res/media/image/upload/${parts.filter(Boolean).join(',')}/${publicId}`;
}

type Pending = { request: ClientRequest; status: Promise<number> };

/** Requests over a separate connection, as the server does for a client of a network. */
function ask(path: string, address: string): Pending {
  const headers = { accept: 'image/webp', 'x-forwarded-for': address };
  const request = get({ host: '127.0.0.1', port, path, headers, agent: false });
  const status = new Promise<number>((resolve, reject) => {
    request.once('response', (response) => response.resume().once('end', () => resolve(response.statusCode ?? 0)));
    request.once('error', reject);
  });
  status.catch(() => undefined);
  return { request, status };
}

const madePictures = async () => {
  const files = await readdir(join(network.config.dataDirectory, 'cache/images'), { recursive: true });
  return files.filter((name) => name.endsWith('.webp')).length;
};

test('keeps a flood of one network from delaying others and leaves no work behind', async () => {
  const [attacker, reader] = ['198.51.100.7', '203.0.113.9'];
  const stored = '/res/media/image/upload/c_fit,w_512/reader/one';
  expect(await ask(stored, reader).status).toBe(200);

  // Exceeds the network's share. Half of the requests are for valid pictures, half for invented ones.
  let answered = 0;
  for (const [at, variant] of [...imageVariants, ...imageVariants].entries()) {
    const original = at < imageVariants.length ? 'flood/one' : 'flood/two';
    flood.push(ask(addressOf(variant, original), attacker));
    flood.push(ask(addressOf({ ...variant, height: 1_000 + at }, original), `198.51.100.${at}`));
  }
  for (const { status } of flood) status.then(() => (answered += 1)).catch(() => undefined);
  const refused = await Promise.race(
    flood.map(({ status }) => status.then((code) => (code === 429 ? code : new Promise<never>(() => undefined)))),
  );
  expect(refused).toBe(429);

  expect(await ask(stored, reader).status).toBe(200);
  // The rest of the flood still waits.
  expect(answered).toBeLessThan(flood.length - 20);

  const before = await madePictures();
  expect(await ask('/res/media/image/upload/c_fit,w_512/reader/two', reader).status).toBe(200);
  // At most five pictures are rendered, which are the two running, the next two and the reader's own.
  expect((await madePictures()) - before).toBeLessThanOrEqual(5);

  for (const { request } of flood) request.destroy();
  // Wait a turn for each of the two places. By then, the tasks of lost callers have ended.
  for (const name of ['c_fit,w_768/reader/two', 'c_fit,w_688/reader/two'])
    expect(await ask(`/res/media/image/upload/${name}`, reader).status).toBe(200);
  const after = await madePictures();
  for (const name of ['c_fit,w_512/reader/three', 'c_fit,w_768/reader/three', 'c_fit,w_688/reader/three'])
    expect(await ask(`/res/media/image/upload/${name}`, reader).status).toBe(200);
  expect((await madePictures()) - after).toBeLessThanOrEqual(3 + 2);
});
