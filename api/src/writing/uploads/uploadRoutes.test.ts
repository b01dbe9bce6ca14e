import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type UploadedImage, uploadLimits, uploadResponseSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { isAlive } from '../../kernel/db/embedded/leases.ts';
import { uploads } from '../../kernel/db/schema/uploads.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';

let network: TestNetwork;
let cookie: string;
beforeAll(async () => {
  network = await createTestNetwork();
  cookie = await signIn(demoAccounts.writer);
});
afterAll(() => network.close());

async function signIn({ email, password }: { email: string; password: string }, at = network): Promise<string> {
  const payload = { email, password };
  const response = await at.app.inject({ method: 'POST', url: '/api/vocal/auth/signin', payload });
  return String(response.headers['set-cookie']).split(';')[0] ?? '';
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' }, limitInputPixels: false });
const boundary = 'a-boundary';
const formType = `multipart/form-data; boundary=${boundary}`;

function formWith(bytes: Buffer, name = 'picture.jpg'): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

const sendForm = (payload: Buffer, contentType = formType, session = cookie, at = network) =>
  at.app.inject({
    method: 'POST',
    url: '/api/vocal/auth/uploadImage',
    headers: { 'content-type': contentType, cookie: session },
    payload,
  });
const upload = (bytes: Buffer, name?: string) => sendForm(formWith(bytes, name));

async function uploaded(bytes: Buffer, name?: string): Promise<{ image: UploadedImage; stored: Buffer }> {
  const response = await upload(bytes, name);
  expect([response.statusCode, response.json()]).toMatchObject([201, { success: true }]);
  const { image } = uploadResponseSchema.parse(response.json());
  const original = await network.originals.read(image.public_id);
  return { image, stored: original?.bytes ?? Buffer.alloc(0) };
}

async function animation(frames: number, size = 20): Promise<Buffer> {
  const raw = Buffer.alloc(size * size * 3 * frames);
  for (let at = 0; at < raw.length; at += 1) raw[at] = (at * 7919 * (1 + Math.floor(at / (size * size * 3)))) & 255;
  return sharp(raw, { raw: { width: size, height: size * frames, channels: 3, pageHeight: size } })
    .gif({ delay: Array.from({ length: frames }, () => 100) })
    .toBuffer();
}

describe('an accepted picture', () => {
  test('is stored with its owner and served by the image endpoint', async () => {
    const { image, stored } = await uploaded(await plain(800, 600).jpeg().toBuffer());
    expect(image).toMatchObject({ width: 800, height: 600, format: 'jpg', bytes: stored.length });
    const [row] = await network.db.select().from(uploads).where(eq(uploads.publicId, image.public_id));
    expect(row).toMatchObject({ width: 800, height: 600, createdAt: testNow, userId: expect.any(Number) });
    const served = await network.app.inject(`/res/media/image/upload/c_fit,f_auto,w_512/${image.public_id}`);
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  test.each(['gif', 'jpg', 'png'] as const)('has the format of its bytes, whatever its name: %s', async (format) => {
    const { image, stored } = await uploaded(
      await plain(30, 20)
        .toFormat(format === 'jpg' ? 'jpeg' : format)
        .toBuffer(),
      'picture.webp',
    );
    expect(image.format).toBe(format);
    expect((await sharp(stored).metadata()).format).toBe(format === 'jpg' ? 'jpeg' : format);
  });

  test('is upright and has no location or camera data', async () => {
    const file = await plain(40, 20)
      .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitude: '47/1 22/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(file.toString('latin1')).toContain('Exif');
    const { image, stored } = await uploaded(file);
    expect(image).toMatchObject({ width: 20, height: 40 });
    const { exif, orientation } = await sharp(stored).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  test('is written from its pixels only, without comments and trailing bytes', async () => {
    const png = await plain(20, 20)
      .withExif({ IFD0: { ImageDescription: 'a comment' } })
      .png()
      .toBuffer();
    const { stored } = await uploaded(Buffer.concat([png, Buffer.from('ftypmp42 a moving picture')]));
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.toString('latin1')).not.toMatch(/a comment|moving/);
  });

  test('keeps the frames of an animation', async () => {
    const { image, stored } = await uploaded(await animation(4));
    expect(image).toMatchObject({ width: 20, height: 20, format: 'gif' });
    expect((await sharp(stored, { animated: true }).metadata()).pages).toBe(4);
  });

  test('is no larger than the largest variant needs', async () => {
    const { image } = await uploaded(await plain(8_000, 2_000).jpeg().toBuffer());
    expect(image).toMatchObject({ width: 4_096, height: 1_024 });
  });
});

describe('an upload is refused', () => {
  const fourTypes = /gif, jpeg, jpg and png/;
  const ftyp = (brand: string) => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1`)]);
  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
    ['WebP', () => plain(20, 20).webp().toBuffer(), /WebP/],
    ['HEIC', () => ftyp('heic'), /HEIC/],
    ['AVIF', () => ftyp('avif'), /AVIF/],
    ['SVG', () => Buffer.from(svg), /SVG/],
    ['another file under the name of a picture', () => Buffer.from('MZ\x90\0 a program'), /not a picture/],
  ])('for %s, with the accepted types in the message', async (_kind, file, words) => {
    const response = await upload(await file());
    expect(response.json()).toMatchObject({ status: 415, code: 'unsupported-media-type' });
    expect(response.json().error).toMatch(words);
    expect(response.json().error).toMatch(fourTypes);
  });

  test.each(['jpeg', 'png', 'gif'] as const)('for a truncated %s', async (format) => {
    const noise = plain(300, 300).composite([
      {
        input: await sharp({
          create: {
            width: 300,
            height: 300,
            channels: 3,
            noise: { type: 'gaussian', mean: 128, sigma: 60 },
            background: '#fff',
          },
        })
          .png()
          .toBuffer(),
      },
    ]);
    const whole = await noise.toFormat(format).toBuffer();
    const response = await upload(whole.subarray(0, whole.length / 2));
    expect(response.json()).toMatchObject({ status: 422, code: 'picture-unreadable' });
  });

  const zip = Buffer.concat([Buffer.from('PK\x03\x04 a.js'), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);
  test.each<[string, (jpeg: Buffer, gif: Buffer) => Buffer, RegExp]>([
    ['a page', (jpeg) => Buffer.concat([jpeg, Buffer.from('<!DOCTYPE html><p>x')]), /web page or a script/],
    [
      'a page across two readings',
      (jpeg) => Buffer.concat([jpeg, Buffer.alloc(65_530 - jpeg.length), Buffer.from('<SCRIPT >alert(1)</script>')]),
      /web page or a script/,
    ],
    ['an archive', (jpeg) => Buffer.concat([jpeg, zip]), /an archive/],
    [
      'a PDF',
      (jpeg) => Buffer.concat([jpeg.subarray(0, 2), Buffer.from('\xff\xfe\0\x0a%PDF-1.7', 'latin1'), jpeg.subarray(2)]),
      /a PDF/,
    ],
    [
      'a script',
      (_jpeg, gif) => Buffer.concat([gif.subarray(0, 6), Buffer.from('/*'), gif.subarray(8), Buffer.from('*/=1')]),
      /a script/,
    ],
  ])('for a picture that is also %s', async (_kind, make, words) => {
    const jpeg = await plain(20, 20).jpeg().toBuffer();
    const response = await upload(make(jpeg, await plain(20, 20).gif().toBuffer()));
    expect(response.json()).toMatchObject({ status: 415, code: 'unsupported-media-type' });
    expect(response.json().error).toMatch(words);
  });

  test('for the first bytes of a picture', async () => {
    const response = await upload(Buffer.from('\x89PNG\r\n\x1a\n and no more', 'latin1'));
    expect(response.json()).toMatchObject({ status: 422, code: 'picture-unreadable' });
  });

  test('for an empty file', async () => {
    expect((await upload(Buffer.alloc(0))).json()).toMatchObject({ status: 422, code: 'picture-unreadable' });
  });

  test('for a picture of 100 megapixels', async () => {
    const response = await upload(await plain(10_000, 10_000).png().toBuffer());
    expect(response.json()).toMatchObject({ status: 413, code: 'too-large' });
    expect(response.json().error).toContain('100 megapixels. The maximum is 50');
  });

  test('for a file of more than 20 MB', async () => {
    const response = await upload(Buffer.alloc(uploadLimits.bytes + 1, 0xff));
    expect(response.json()).toMatchObject({ status: 413, code: 'too-large' });
    expect(response.json().error).toContain('20 MB');
  });

  test('for an animation of few bytes and many frames', async () => {
    const [size, frames] = [700, 34];
    const strip = Buffer.alloc(size * size * frames);
    for (let frame = 0; frame < frames; frame += 1)
      strip.fill(frame % 2 === 0 ? 20 : 200, frame * size * size, (frame + 1) * size * size);
    const small = await sharp(strip, { raw: { width: size, height: size * frames, channels: 1, pageHeight: size } })
      .gif({ delay: Array.from({ length: frames }, () => 100) })
      .toBuffer();
    expect(small.length).toBeLessThan(100_000);
    const response = await upload(small);
    expect(response.json()).toMatchObject({ status: 413, code: 'too-large' });
    expect(response.json().error).toContain('17 megapixels together. The maximum is 16');
  });

  test('for an animation of more than 5 MB', async () => {
    const large = Buffer.concat([await animation(3), Buffer.alloc(uploadLimits.animatedBytes)]);
    const response = await upload(large);
    expect(response.json()).toMatchObject({ status: 413, code: 'too-large' });
    expect(response.json().error).toContain('animated GIF');
  });

  test.each<[string, (form: Buffer) => Buffer, string]>([
    ['without a boundary', (form) => form, 'multipart/form-data'],
    ['with an empty boundary', (form) => form, 'multipart/form-data; boundary='],
    ['with another boundary than its header says', (form) => form, 'multipart/form-data; boundary=another'],
    ['that is cut off', (form) => form.subarray(0, form.length - 40), formType],
    ['that is cut off in its first line', (form) => form.subarray(0, 10), formType],
    [
      'without a file',
      () => Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--${boundary}--\r\n`),
      formType,
    ],
    [
      'with two files',
      (form) => Buffer.concat([form.subarray(0, form.length - 4), Buffer.from('\r\n'), form]),
      formType,
    ],
    ['that is empty', () => Buffer.alloc(0), formType],
  ])('for a form %s', async (_fault, change, contentType) => {
    const form = formWith(await plain(20, 20).jpeg().toBuffer());
    const response = await sendForm(change(form), contentType);
    expect([response.json().status, response.json().code]).toEqual([400, 'malformed-form']);
  });

  test('for a body that is not a form', async () => {
    for (const type of ['application/json', 'image/jpeg', 'text/plain'])
      expect((await sendForm(Buffer.from('{}'), type)).json()).toMatchObject({ status: 415 });
  });

  test('without a session', async () => {
    const response = await sendForm(formWith(await plain(20, 20).jpeg().toBuffer()), undefined, '');
    expect(response.json()).toMatchObject({ status: 401, code: 'signed-out' });
  });

  test('without leaving files on the disk', async () => {
    expect(await readdir(join(network.config.dataDirectory, 'uploads'))).toEqual([]);
    const stored = await readdir(join(network.config.originalsDirectory, 'uploads'));
    expect(stored.length).toBe(await network.db.$count(uploads));
  });
});

describe('an account', () => {
  test.each([
    ['number', { UPLOAD_LIMIT: '2' }],
    ['bytes', { UPLOAD_BYTES: '400' }],
  ])('has a limit on uploads by %s', async (_kind, environment) => {
    const other = await createTestNetwork(environment);
    const file = await plain(20, 20).jpeg().toBuffer();
    const send = async () =>
      (await sendForm(formWith(file), undefined, await signIn(demoAccounts.writer, other), other)).statusCode;
    expect([await send(), await send()]).toEqual([201, 201]);
    expect(await send()).toBe(429);
    await other.close();
  });
});

test('ends the picture process with the api', async () => {
  const other = await createTestNetwork({ LOG_LEVEL: 'info' });
  const file = await plain(20, 20).jpeg().toBuffer();
  const session = await signIn(demoAccounts.writer, other);
  expect((await sendForm(formWith(file), undefined, session, other)).statusCode).toBe(201);
  const started = other.logged.find(({ msg }) => msg === 'started the picture process');
  expect(isAlive(Number(started?.processId))).toBe(true);
  await other.close();
  expect(isAlive(Number(started?.processId))).toBe(false);
});
