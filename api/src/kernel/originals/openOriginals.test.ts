import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { FakeS3 } from '@marquee/platform/storage/testing/FakeS3.ts';
import { type OriginalStore, originalFormats } from './OriginalStore.ts';
import { openOriginals } from './openOriginals.ts';

const secretAccessKey = 'nobody-may-read-this';

let accessKeyId: string;
let directory: string;
let s3: FakeS3;
let endpoint: string;
beforeEach(async () => {
  accessKeyId = 'our-key';
  directory = await mkdtemp(join(tmpdir(), 'marquee-originals-'));
  s3 = new FakeS3('pictures', accessKeyId);
  endpoint = await s3.start();
});
afterEach(async () => {
  await s3.stop();
  await rm(directory, { recursive: true, force: true });
});

const open = (location: string) =>
  openOriginals({
    originalsDirectory: join(directory, 'originals'),
    uploadStorage: { location, region: 'us-east-1', endpoint, credentials: { accessKeyId, secretAccessKey } },
  });

describe.each(['disk', 's3://pictures'])('the originals in %s', (location) => {
  let originals: OriginalStore;
  beforeEach(async () => {
    originals = await open(location);
  });

  test.each(originalFormats)('are written, found, read and removed: %s', async (format) => {
    expect(await originals.find('uploads/one')).toBeUndefined();
    await originals.write('uploads/one', format, Buffer.from('a picture'));
    expect(await originals.find('uploads/one')).toEqual({ format, version: expect.any(String) });
    expect(await originals.read('uploads/one')).toMatchObject({ format, bytes: Buffer.from('a picture') });
    await originals.remove('uploads/one', format);
    await originals.remove('uploads/one', format);
    expect([await originals.find('uploads/one'), await originals.read('uploads/one')]).toEqual([undefined, undefined]);
  });

  test('take finished files and leave no unfinished ones', async () => {
    const file = join(directory, 'finished');
    await writeFile(file, 'a finished picture');
    await originals.take('uploads/taken', 'jpg', file);
    expect((await originals.read('uploads/taken'))?.bytes.toString()).toBe('a finished picture');
    await expect(originals.take('uploads/absent', 'jpg', join(directory, 'absent'))).rejects.toThrow();
    const stored = await readdir(join(directory, 'originals/uploads')).catch(() => []);
    expect([...s3.objects.keys(), ...stored]).toEqual([
      location === 'disk' ? 'taken.jpg' : 'originals/uploads/taken.jpg',
    ]);
  });

  test('are listed without other files', async () => {
    const listed = async () => {
      const found: string[] = [];
      for await (const { publicId, format } of originals.list()) found.push(`${publicId}.${format}`);
      return found.sort();
    };
    expect(await listed()).toEqual([]);
    const ids = ['demo/logo', 'one', 'uploads/a/b', 'uploads/c', 'uploads/d'];
    for (const id of ids) await originals.write(id, 'png', id);
    await writeFile(join(directory, 'originals/notes.txt'), 'mine').catch(() => undefined);
    s3.objects.set('originals/notes.txt', Buffer.from('mine'));
    s3.objects.set('others/picture.png', Buffer.from('another'));
    expect(await listed()).toEqual(ids.map((id) => `${id}.png`));
  });

  test('have another version after each change', async () => {
    await originals.write('demo/logo', 'svg', 'one');
    const before = await originals.find('demo/logo');
    await originals.write('demo/logo', 'svg', 'another');
    expect((await originals.find('demo/logo'))?.version).not.toBe(before?.version);
  });

  test.each(['../secret', 'a/../b', '/etc/passwd', 'a//b', 'a.jpg', '', 'x'.repeat(201)])(
    'refuse names that lead out of the store: %s',
    async (publicId) => {
      await expect(originals.write(publicId, 'jpg', 'x')).rejects.toThrow('is not a public id');
      await expect(originals.take(publicId, 'jpg', join(directory, 'x'))).rejects.toThrow('is not a public id');
      expect([await originals.find(publicId), await originals.read(publicId)]).toEqual([undefined, undefined]);
    },
  );
});

describe('a bucket', () => {
  test('gives every api an original as soon as one api has written it', async () => {
    const [one, other] = [await open('s3://pictures'), await open('s3://pictures')];
    expect(await other.find('uploads/new')).toBeUndefined();
    await one.write('uploads/new', 'png', 'a picture');
    expect((await other.read('uploads/new'))?.bytes.toString()).toBe('a picture');
  });

  test('that fails leaves cached facts and reports other originals as unavailable', async () => {
    const originals = await open('s3://pictures');
    await originals.write('uploads/known', 'jpg', 'a picture');
    const facts = await originals.find('uploads/known');
    s3.behaviour = 'fails';
    expect(await originals.find('uploads/known')).toEqual(facts);
    for (const call of [
      () => originals.read('uploads/known'),
      () => originals.find('uploads/unknown'),
      () => originals.write('uploads/new', 'jpg', 'x'),
      () => originals.remove('uploads/known', 'jpg'),
    ])
      await expect(call()).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  });

  test('that fails is reported with the task and the reason, without secrets', async () => {
    const originals = await open('s3://pictures');
    s3.behaviour = 'fails';
    const error: unknown = await originals.write('uploads/new', 'jpg', 'x').catch((reason: unknown) => reason);
    const cause = error instanceof Error ? error.cause : undefined;
    expect(String(cause)).toBe(
      'Error: The storage did not keep the picture uploads/new: Please reduce your request rate.',
    );
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(secretAccessKey);
  });

  test('stops the start if it is missing or refuses the key, but not if it is down', async () => {
    await expect(open('s3://others')).rejects.toThrow(
      'UPLOAD_STORAGE cannot be s3://others: The bucket does not exist. Check the bucket, UPLOAD_S3_REGION',
    );
    accessKeyId = 'somebody-elses';
    await expect(open('s3://pictures')).rejects.toThrow('The access key is not known.');
    accessKeyId = 'our-key';
    s3.behaviour = 'fails';
    const originals = await open('s3://pictures');
    s3.behaviour = 'answers';
    expect(await originals.find('uploads/none')).toBeUndefined();
  });
});

test('removes unfinished files of killed processes and keeps files that are being written', async () => {
  const originals = await open('disk');
  await originals.write('demo/beat/loud', 'svg', '<svg/>');
  const folder = join(directory, 'originals/demo/beat');
  for (const name of ['old.svg.1.tmp', 'new.svg.2.tmp']) await writeFile(join(folder, name), '<sv');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await utimes(join(folder, 'old.svg.1.tmp'), anHourAgo, anHourAgo);
  await originals.removeUnfinished(new Date(Date.now() - 1_800_000));
  expect((await readdir(folder)).sort()).toEqual(['loud.svg', 'new.svg.2.tmp']);
});
