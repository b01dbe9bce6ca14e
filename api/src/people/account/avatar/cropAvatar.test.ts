import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createTestNetwork, type TestNetwork } from '../../../testing/testNetwork.ts';
import { until } from '../../../testing/until.ts';
import { signIn } from '../../../testing/writers.ts';
import { demoAccounts } from '../../demo/demoAccounts.ts';

let network: TestNetwork;
let cookie: string;
let id: string;
beforeAll(async () => {
  network = await createTestNetwork();
  cookie = await signIn(network.app, demoAccounts.writer);
  id = (await currentUser()).id;
});
afterAll(() => network.close());

const currentUser = async () =>
  (await network.app.inject({ url: '/api/currentUser', headers: { cookie } })).json().user;

/** Uploads a picture whose left half is red, and whose right half is blue. @returns its public id */
async function upload(session = cookie, format: 'jpeg' | 'png' = 'jpeg'): Promise<string> {
  const blue = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();
  const picture = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#f00' } })
    .composite([{ input: blue, left: 300, top: 0 }])
    .toFormat(format)
    .toBuffer();
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(picture)]), 'x.jpg');
  const { headers, body } = new Request('http://x', { method: 'POST', body: form });
  const response = await network.app.inject({
    method: 'POST',
    url: '/api/vocal/auth/uploadImage',
    headers: { cookie: session, 'content-type': headers.get('content-type') ?? '' },
    payload: Buffer.from(await new Response(body).arrayBuffer()),
  });
  return response.json().image.public_id;
}

const update = (avatar: object | null, session = cookie) =>
  network.app.inject({
    method: 'POST',
    url: '/api/vocal/auth/update',
    headers: { cookie: session },
    payload: { id, avatar },
  });

test.each(['jpeg', 'png'] as const)('shows the chosen square of an uploaded %s everywhere', async (format) => {
  const public_id = await upload(cookie, format);
  const response = await update({ public_id, x: 300, y: 50, size: 200 });
  expect(response.statusCode).toBe(200);
  const { image, key } = response.json().user;
  expect(image).toMatchObject({ width: 200, height: 200, format: format === 'jpeg' ? 'jpg' : 'png' });
  expect(image.public_id).not.toBe(public_id);
  expect((await currentUser()).image).toEqual(image);
  // Stored responses follow as soon as the purge arrives.
  await until(async () => {
    const { author } = (await network.app.inject({ url: `/api/authors/${key}?site=marquee` })).json();
    return author.image.public_id === image.public_id;
  });
  const stored = await network.originals.read(image.public_id);
  const { channels } = await sharp(stored?.bytes).stats();
  expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean / 255))).toEqual([0, 0, 1]);
});

test('removes an avatar', async () => {
  await update({ public_id: await upload(), x: 0, y: 0, size: 300 });
  expect((await update(null)).json().user.image).toBeNull();
});

test.each([
  ['outside', { x: 401, y: 0, size: 200 }],
  ['outside', { x: 0, y: 0, size: 301 }],
  ['too-small', { x: 0, y: 0, size: 119 }],
])('refuses a square: %s', async (code, square) => {
  const response = await update({ public_id: await upload(), ...square });
  expect([response.statusCode, response.json().errors[0]]).toMatchObject([422, { pointer: '/avatar', code }]);
});

test.each([
  { x: -1, y: 0, size: 200 },
  { x: 0.5, y: 0, size: 200 },
  { x: 0, y: 0, size: 1e9 },
  { x: 0, y: 0 },
])('refuses numbers that are not a square: %p', async (square) => {
  expect((await update({ public_id: 'uploads/x', ...square })).statusCode).toBe(422);
});

test('refuses pictures that the account has not uploaded', async () => {
  const other = await signIn(network.app, demoAccounts.moderator);
  const [author] = (await network.app.inject({ url: '/api/authors/list?site=beat' })).json().authors;
  for (const public_id of [await upload(other), author.image?.public_id ?? 'demo/x', '../x', 'uploads/x']) {
    const response = await update({ public_id, x: 0, y: 0, size: 200 });
    expect([response.statusCode, response.json().errors[0].code]).toEqual([422, 'unknown-picture']);
  }
});
