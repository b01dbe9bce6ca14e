import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
  const photo = sharp({ create: { width: 400, height: 200, channels: 3, background: '#c33' } });
  // EXIF orientation 6 means a quarter turn to show the picture upright.
  await network.originals.write(
    'uploads/photo',
    'jpg',
    await photo.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  );
  await network.originals.write('uploads/plain', 'jpg', await photo.clone().jpeg().toBuffer());
  const glass = sharp({
    create: { width: 300, height: 300, channels: 4, background: { r: 0, g: 0, b: 255, alpha: 0.5 } },
  });
  await network.originals.write('uploads/glass', 'png', await glass.png().toBuffer());
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 96"><circle cx="48" cy="48" r="30"/></svg>';
  await network.originals.write('demo/beat/logo', 'svg', logo);
});
afterAll(() => network.close());

const lead = 'demo/beat/the-loudest-room-1';
const thumbnail = 'c_fill,h_400,w_600';
const webp = { accept: 'image/webp,image/*,*/*;q=0.8' };
const avif = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };

async function picture(path: string, headers: Record<string, string> = webp) {
  const response = await network.app.inject({ url: `/res/media/image/upload/${path}`, headers });
  expect(response.statusCode).toBe(200);
  const facts = await sharp(response.rawPayload).metadata();
  return { ...facts, type: response.headers['content-type'], headers: response.headers, bytes: response.rawPayload };
}

describe('a size', () => {
  test.each([
    ['c_fill,h_400,w_600', 600, 400],
    ['c_fill,h_64,w_64,dpr_2.0', 128, 128],
    ['c_fit,w_1024', 1024, 683],
    ['c_fit,e_blur:400,w_69', 69, 46],
    // An SVG stays sharp when it is drawn larger than its own size.
    ['c_fit,w_2048', 2048, 1365],
    ['c_fill,h_860,w_2560', 2560, 860],
  ])('%p makes %d × %d', async (transform, width, height) => {
    expect(await picture(`${transform}/v1/${lead}`)).toMatchObject({ width, height, format: 'webp' });
  });

  test('of a photograph never grows and keeps its proportions', async () => {
    expect(await picture('c_fit,w_1560/uploads/plain')).toMatchObject({ width: 400, height: 200 });
    expect(await picture('c_fill,h_512,w_512/uploads/plain')).toMatchObject({ width: 200, height: 200 });
    expect(await picture('c_fit,w_192/uploads/plain')).toMatchObject({ width: 192, height: 96 });
  });

  test('of a photograph is that of the upright picture, without its metadata', async () => {
    const upright = await picture('c_fit,w_192/uploads/photo');
    expect(upright).toMatchObject({ width: 192, height: 384 });
    expect(upright.exif).toBeUndefined();
  });

  test('of a very tall picture is at most twice its width', async () => {
    await network.originals.write(
      'uploads/tower',
      'svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="5000"><rect width="100" height="5000"/></svg>',
    );
    expect(await picture('c_fit,w_512/uploads/tower')).toMatchObject({ width: 20, height: 1024 });
  });
});

describe('the format', () => {
  test('is WebP for a browser that accepts it, otherwise progressive JPEG', async () => {
    expect(await picture(`${thumbnail}/${lead}`)).toMatchObject({ type: 'image/webp', format: 'webp' });
    const jpeg = await picture(`${thumbnail}/${lead}`, { accept: 'image/*' });
    expect(jpeg).toMatchObject({ type: 'image/jpeg', format: 'jpeg', isProgressive: true });
    expect(jpeg.headers.vary).toBe('accept');
  });

  test('is AVIF for a browser that accepts it, except for wide pictures and placeholders', async () => {
    const small = await picture(`${thumbnail}/${lead}`, avif);
    expect(small).toMatchObject({ type: 'image/avif', format: 'heif', width: 600, height: 400 });
    expect(small.bytes.length).toBeLessThan((await picture(`${thumbnail}/${lead}`)).bytes.length);
    for (const transform of ['c_fit,w_1560', 'c_fit,e_blur:400,w_69'])
      expect(await picture(`${transform}/${lead}`, avif)).toMatchObject({ type: 'image/webp' });
  });

  test('is PNG for pictures with transparency', async () => {
    expect(await picture('c_fit,w_192/uploads/glass', {})).toMatchObject({ type: 'image/png', hasAlpha: true });
    expect(await picture('c_fit,w_360/demo/beat/logo', {})).toMatchObject({
      type: 'image/png',
      width: 360,
    });
  });
});

/** Creates a GIF of 1,000 × 1,000 pixels whose frames each change one pixel. */
function gifOfFrames(count: number): Buffer {
  const size = [0xe8, 0x03];
  const colours = [0, 0, 0, 255, 255, 255];
  const delay = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
  const pixel = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const frames = Array.from({ length: count }, () => [...delay, ...pixel]).flat();
  return Buffer.from([...Buffer.from('GIF89a'), ...size, ...size, 0x80, 0, 0, ...colours, ...frames, 0x3b]);
}

describe('an animated GIF', () => {
  const moving = 'c_fit,f_auto,fl_animated.progressive,q_auto,w_192';
  const delay = [80, 120, 500];
  beforeAll(async () => {
    const frames = ['#c33', '#3c3', '#33c'].map((background) =>
      sharp({ create: { width: 400, height: 200, channels: 3, background } })
        .png()
        .toBuffer(),
    );
    const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif({ delay })
      .toBuffer();
    await network.originals.write('uploads/runner', 'gif', gif);
  });

  test('keeps its frames and times as WebP at its own address', async () => {
    const shown = await picture(`${moving}/uploads/runner`, avif);
    expect(shown).toMatchObject({ type: 'image/webp', pages: 3, width: 192, delay });
    expect(shown.pageHeight ?? shown.height).toBe(96);
  });

  test('is a GIF for a browser that does not accept WebP', async () => {
    expect(await picture(`${moving}/uploads/runner`, {})).toMatchObject({ type: 'image/gif', pages: 3, delay });
  });

  test('shows its first frame at every other address', async () => {
    for (const transform of ['c_fit,w_192', thumbnail, 'c_fit,e_blur:400,w_69'])
      expect((await picture(`${transform}/uploads/runner`)).pages ?? 1).toBe(1);
  });

  test('shows its first frame when the animation cannot be rendered', async () => {
    await network.originals.write('uploads/endless', 'gif', gifOfFrames(64));
    const shown = await picture(`${moving}/uploads/endless`);
    expect(shown).toMatchObject({ type: 'image/webp', width: 192, height: 192 });
    expect(shown.pages ?? 1).toBe(1);
  });

  test('shares one picture between both addresses when it is not a GIF', async () => {
    const still = await picture('c_fit,w_192/uploads/glass');
    expect((await picture(`${moving}/uploads/glass`)).headers.etag).toBe(still.headers.etag);
  });
});

test('renders a placeholder with less detail in few bytes', async () => {
  const plain = await picture(`c_fit,w_192/${lead}`);
  const blurred = await picture(`c_fit,e_blur:400,w_69/${lead}`);
  const sharpness = async ({ bytes }: { bytes: Buffer }) => (await sharp(bytes).stats()).sharpness;
  expect(await sharpness(blurred)).toBeLessThan((await sharpness(plain)) / 2);
  expect(blurred.bytes.length).toBeLessThan(1_000);
});

describe('caching', () => {
  test('is permanent, with an entity tag', async () => {
    const { headers } = await picture(`${thumbnail}/${lead}`);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const again = await network.app.inject({
      url: `/res/media/image/upload/${thumbnail}/${lead}`,
      headers: { ...webp, 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  test('serves a rendered picture from the disk and renders a lost file again', async () => {
    const folder = join(network.config.dataDirectory, 'cache/images');
    const first = await picture(`c_fit,w_768/${lead}`);
    const name = String(first.headers.etag).replaceAll('"', '');
    const file = join(folder, name.slice(0, 2), name);
    await writeFile(file, first.bytes.subarray(0, 20));
    const cached = await network.app.inject({ url: `/res/media/image/upload/c_fit,w_768/${lead}`, headers: webp });
    expect(cached.rawPayload).toHaveLength(20);
    await rm(file);
    expect((await picture(`c_fit,w_768/${lead}`)).bytes).toEqual(first.bytes);
    expect((await readdir(folder, { recursive: true })).filter((entry) => entry.endsWith('.tmp'))).toEqual([]);
  });

  test('renders again when the original changes', async () => {
    const { etag } = (await picture('c_fit,w_192/uploads/plain')).headers;
    const later = new Date(Date.now() + 60_000);
    await utimes(join(network.config.originalsDirectory, 'uploads/plain.jpg'), later, later);
    expect((await picture('c_fit,w_192/uploads/plain')).headers.etag).not.toBe(etag);
  });

  test('renders a picture once for concurrent requests', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => picture(`c_fit,w_1108/${lead}`)));
    expect(new Set(all.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
  });
});

test.each([
  ['c_fit,w_688/demo/beat/none', 404],
  ['c_fit,w_688/../../../etc/passwd', 404],
  ['c_fit,w_688/demo%2Fbeat%2F..%2F..%2Fx', 404],
  ['c_fit,w_688/%2e%2e%2f%2e%2e%2fetc%2fpasswd', 404],
  ['c_fit,w_688/demo/beat/%00', 404],
  [`c_fit,w_688/${lead}.jpg`, 404],
  ['c_fit,w_688/', 400],
  ['c_fit,w_688', 400],
  [`c_fit,w_688/${'a'.repeat(500)}`, 404],
  [lead, 400],
  [`c_fit,w_601/${lead}`, 400],
  [`c_fit,w_688,x_1/${lead}`, 400],
])('responds to %s with %d', async (path, status) => {
  const response = await network.app.inject(`/res/media/image/upload/${path}`);
  expect(response.statusCode).toBe(status);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toMatchObject({ success: false, status });
});

test('treats a percent-encoded address like a plain one', async () => {
  const plain = await picture(`c_fill,h_400,w_600/v1/${lead}`);
  const encoded = await picture(`c_fill%2Ch_400%2Cw_600/v1/${lead.replaceAll('-', '%2D')}`);
  expect(encoded.headers.etag).toBe(plain.headers.etag);
});
