import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { createTestDatabase } from '../../../testing/testDatabase.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../../testing/testNetwork.ts';
import type { FetchedPicture } from './fetchPicture.ts';

const named = {
  gallery: 'https://pictures.example/gallery one.jpg?size=2',
  product: 'http://pictures.example/product.jpg',
  video: 'https://pictures.example/video.jpg',
  poster: 'https://pictures.example/poster.jpg',
  elsewhere: 'https://elsewhere.example/a.jpg',
};
const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } })
  .jpeg()
  .withMetadata()
  .toBuffer();

let network: TestNetwork;
let now = testNow;
const requested: string[] = [];
let respond: (address: string) => Promise<FetchedPicture>;

beforeAll(async () => {
  network = await createTestNetwork(
    { IMAGE_HOSTS: 'pictures.example' },
    await createTestDatabase(),
    () => now,
    async (address) => {
      requested.push(address);
      return respond(address);
    },
  );
  const videoData = (thumbnailUrl: string) => ({ exists: true, thumbnailUrl, html: '' });
  await network.db
    .update(posts)
    .set({
      videoData: videoData(named.poster),
      modules: [
        {
          type: 'gallery',
          isListicleItem: false,
          galleryStyle: 'grid',
          images: [named.gallery, named.elsewhere].map((url) => ({ public_id: 'x', width: 9, height: 6, url })),
        },
        {
          type: 'product',
          isListicleItem: false,
          url: 'https://shop.example',
          image: null,
          data: { thumbnailUrl: named.product, thumbnailWidth: 9, thumbnailHeight: 6, title: 'Lamp' },
        },
        {
          type: 'video',
          isListicleItem: false,
          mediaLayout: 'insetCenter',
          brightcoveId: null,
          videoLink: null,
          videoData: videoData(named.video),
        },
      ],
    })
    .where(eq(posts.key, 'night-drive'));
});
afterAll(() => network.close());
beforeEach(() => {
  requested.length = 0;
  respond = async () => ({ format: 'jpg', bytes: photo });
  now = new Date(now.getTime() + 3_600_000);
});

/** Encodes an address as cloudinary-core does. */
const pathOf = (address: string) => encodeURIComponent(address).replaceAll('%3A', ':').replaceAll('%2F', '/');
const get = (path: string) =>
  network.app.inject({
    url: `/res/media/image/fetch/c_fill,f_auto,h_400,q_auto,w_600/${path}`,
    headers: { accept: 'image/webp' },
  });

describe('a picture that a post names', () => {
  test.each(Object.entries(named).filter(([place]) => place !== 'elsewhere'))(
    'is fetched and rendered again as its %s',
    async (_, address) => {
      const { statusCode, headers, rawPayload } = await get(pathOf(address));
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=86400' });
      const { width, height, format, exif } = await sharp(rawPayload).metadata();
      expect({ width, height, format, exif }).toEqual({ width: 600, height: 400, format: 'webp', exif: undefined });
      expect(requested).toEqual([address]);
    },
  );

  test('is fetched once for all its variants', async () => {
    await get(pathOf(named.video));
    const other = await network.app.inject(`/res/media/image/fetch/c_fit,w_512/${pathOf(named.video)}`);
    expect(other.statusCode).toBe(200);
    expect(requested).toEqual([]);
  });

  test('is found when a proxy has merged two slashes', async () => {
    expect((await get(pathOf(named.video).replace('//', '/'))).statusCode).toBe(200);
  });
});

describe('nothing is fetched', () => {
  test.each([
    ['for an address that no post names', 'https://pictures.example/another.jpg', 404],
    ['for a longer address than the named one', `${named.video}?x`, 404],
    ['from a host that is not on the list', named.elsewhere, 404],
    ['for no address', 'demo/beat/x', 400],
    ['for the address of a file', 'file:///etc/passwd', 400],
    ['for a character that no database takes', 'https://pictures.example/\u0000', 400],
    ['for half an address', 'https://', 400],
    ['for a very long address', `https://pictures.example/${'a'.repeat(2_000)}`, 400],
  ])('%s', async (_, address, status) => {
    const { statusCode, headers, json } = await get(pathOf(address));
    expect(statusCode).toBe(status);
    expect(headers['cache-control']).toBe('no-store');
    expect(json()).toMatchObject({ success: false, status });
    expect(requested).toEqual([]);
  });
});

test('responds with 502 to an unavailable picture and retries after a minute', async () => {
  const address = 'https://pictures.example/late.jpg';
  await network.db
    .update(posts)
    .set({ videoData: { exists: true, thumbnailUrl: address, html: '' } })
    .where(eq(posts.key, 'drumming-up'));
  respond = () => Promise.reject(new Error('ECONNRESET'));
  expect((await get(address)).json()).toMatchObject({ status: 502, code: 'picture-not-fetched' });
  respond = async () => ({ format: 'jpg', bytes: photo });
  expect((await get(address)).statusCode).toBe(502);
  expect(requested).toHaveLength(1);
  now = new Date(now.getTime() + 61_000);
  expect((await get(address)).statusCode).toBe(200);
  expect(requested).toHaveLength(2);
});

test('counts bytes that only look like a picture as an error of the other host', async () => {
  const address = 'https://pictures.example/broken.jpg';
  await network.db
    .update(posts)
    .set({ videoData: { exists: true, thumbnailUrl: address, html: '' } })
    .where(eq(posts.key, 'field-notes'));
  respond = async () => ({ format: 'jpg', bytes: Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]) });
  expect((await get(address)).statusCode).toBe(502);
});
