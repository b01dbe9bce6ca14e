import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { FakeS3 } from '@marquee/platform/storage/testing/FakeS3.ts';
import { type UploadedImage, uploadResponseSchema } from '@marquee/shared/domain';
import sharp from 'sharp';
import { uploads } from '../../kernel/db/schema/uploads.ts';
import { BucketOriginals } from '../../kernel/originals/BucketOriginals.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { until } from '../../testing/until.ts';
import { removeUnusedUploads } from './removeUnusedUploads.ts';

const secret = 'nobody-may-read-this';
const s3 = new FakeS3('pictures', 'our-key');

/** Two apis with a shared database and bucket, and separate data folders. */
let one: TestNetwork;
let other: TestNetwork;
let cookie: string;
let signedIn: number;
beforeAll(async () => {
  const settings = {
    UPLOAD_STORAGE: 's3://pictures',
    UPLOAD_S3_ENDPOINT: await s3.start(),
    AWS_ACCESS_KEY_ID: 'our-key',
    AWS_SECRET_ACCESS_KEY: secret,
  };
  one = await createTestNetwork(settings);
  other = await createTestNetwork(settings, one);
  const { email, password } = demoAccounts.writer;
  const response = await one.app.inject({
    ...{ method: 'POST', url: '/api/vocal/auth/signin' },
    payload: { email, password },
  });
  cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
  signedIn = response.json().user.id;
});
afterAll(async () => {
  await other.app.close();
  await one.close();
  await s3.stop();
});
beforeEach(async () => {
  s3.behaviour = 'answers';
  await one.db.delete(uploads);
});

const boundary = 'a-boundary';
async function send({ app }: TestNetwork) {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return app.inject({
    ...{ method: 'POST', url: '/api/vocal/auth/uploadImage' },
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, cookie },
    payload: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}
async function uploadAt(network: TestNetwork): Promise<UploadedImage> {
  const response = await send(network);
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  return uploadResponseSchema.parse(response.json()).image;
}
const show = async ({ app }: TestNetwork, { public_id }: UploadedImage, width = 512) =>
  (await app.inject(`/res/media/image/upload/c_fit,f_auto,w_${width}/${public_id}`)).statusCode;
const uploadedObjects = () => [...s3.objects.keys()].filter((key) => key.startsWith('originals/uploads/'));
const sweep = (days: number) =>
  removeUnusedUploads(one.db, one.originals, new Date(testNow.getTime() + days * 86_400_000));

test('serves a picture from both apis without files on their disks', async () => {
  const image = await uploadAt(one);
  expect([await show(other, image), await show(one, image)]).toEqual([200, 200]);
  expect(uploadedObjects()).toContain(`originals/${image.public_id}.jpg`);
  for (const { config } of [one, other]) {
    expect(await readdir(join(config.dataDirectory, 'uploads'))).toEqual([]);
    await expect(readdir(config.originalsDirectory)).rejects.toThrow('ENOENT');
  }
});

test('crops an avatar from a picture that another api received', async () => {
  const { public_id } = await uploadAt(one);
  const response = await other.app.inject({
    ...{ method: 'POST', url: '/api/vocal/auth/update', headers: { cookie } },
    payload: { id: signedIn, avatar: { public_id, x: 0, y: 0, size: 300 } },
  });
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  expect(await one.db.$count(uploads)).toBe(2);
});

test('serves rendered pictures and refuses uploads while the bucket fails, and logs the reason without secrets', async () => {
  const image = await uploadAt(one);
  expect(await show(one, image)).toBe(200);
  const before = uploadedObjects();
  s3.behaviour = 'fails';
  expect([await show(one, image), await show(one, image, 1024)]).toEqual([200, 503]);
  const refused = await send(one);
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
  const log = JSON.stringify(one.logged);
  expect(log).toContain('Please reduce your request rate.');
  expect(log).not.toContain(secret);
  expect(refused.body).not.toContain('request rate');
  s3.behaviour = 'answers';
  expect(uploadedObjects()).toEqual(before);
});

test('refuses an upload without waiting for its removal when the bucket hangs, and leaves no row', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const remove = jest.spyOn(BucketOriginals.prototype, 'remove').mockReturnValueOnce(answered);
  s3.behaviour = 'fails';
  expect((await send(one)).statusCode).toBe(503);
  expect(remove).toHaveBeenCalledTimes(1);
  expect(await one.db.$count(uploads)).toBe(1);
  answer();
  await until(async () => (await one.db.$count(uploads)) === 0);
});

test('keeps the row of a picture until the bucket removes it', async () => {
  const image = await uploadAt(one);
  const before = uploadedObjects().length;
  for (const days of [0, 6.1]) expect(await sweep(days)).toBe(0);
  s3.behaviour = 'fails';
  await expect(sweep(7.2)).rejects.toThrow('The storage of pictures is unavailable.');
  expect(await one.db.$count(uploads)).toBe(1);
  s3.behaviour = 'answers';
  expect(await sweep(7.2)).toBe(1);
  expect([await one.db.$count(uploads), uploadedObjects().length]).toEqual([0, before - 1]);
  expect(uploadedObjects()).not.toContain(`originals/${image.public_id}.jpg`);
});
