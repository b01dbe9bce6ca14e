import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { integrityOf } from '@marquee/platform/files/integrityOf.ts';
import { FakeS3 } from '@marquee/platform/storage/testing/FakeS3.ts';
import { openStorage } from './openStorage.ts';

const version = '0.1.0-aaaaaaaaaa';
const bytes = randomBytes(200_000);
const archive = { bytes, integrity: integrityOf(bytes) };
const keys = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;
const before = keys.map((key) => process.env[key]);

let s3: FakeS3;
let endpoint: string;
beforeEach(async () => {
  for (const key of keys) process.env[key] = 'our-key';
  s3 = new FakeS3('releases', 'our-key');
  endpoint = await s3.start();
});
afterEach(async () => {
  await s3.stop();
  for (const [index, key] of keys.entries()) {
    const value = before[index];
    if (value === undefined) delete process.env[key];
    else process.env[key] = value;
  }
});

const open = ({ bucket = 'releases', patienceMs = 30_000 } = {}) =>
  openStorage({ location: `s3://${bucket}`, folder: '', region: 'us-east-1', endpoint, patienceMs });

describe('releases in S3', () => {
  test('are stored, found, returned byte for byte, and removed', async () => {
    const storage = await open();
    expect(await storage.has('mf-post', version)).toBe(false);
    await storage.put('mf-post', version, archive);
    expect([...s3.objects.keys()]).toEqual([`releases/mf-post/${version}.tgz`]);
    expect(await storage.has('mf-post', version)).toBe(true);
    expect(Buffer.from(await storage.get('mf-post', version, archive.integrity)).equals(bytes)).toBe(true);
    await storage.remove('mf-post', version);
    expect(await storage.has('mf-post', version)).toBe(false);
  });

  test('that differ from the published ones are refused', async () => {
    const storage = await open();
    await storage.put('mf-post', version, archive);
    s3.objects.set(`releases/mf-post/${version}.tgz`, Buffer.from('something else'));
    await expect(storage.get('mf-post', version, archive.integrity)).rejects.toThrow('differs from the published one');
  });

  test.each([
    [
      'a release that is not there',
      () => open(),
      'The storage did not give mf-post@0.1.0-aaaaaaaaaa: The key does not exist.',
    ],
    ['a bucket that is not there', () => open({ bucket: 'others' }), 'The bucket does not exist.'],
  ])('report why they are unavailable: %s', async (_what, opened, sentence) => {
    const storage = await opened();
    await expect(storage.get('mf-post', version, archive.integrity)).rejects.toThrow(sentence);
  });

  test('need the right credentials', async () => {
    process.env.AWS_ACCESS_KEY_ID = 'somebody-elses';
    const storage = await open();
    await expect(storage.put('mf-post', version, archive)).rejects.toThrow(
      'The storage did not keep mf-post@0.1.0-aaaaaaaaaa: The access key is not known.',
    );
  });

  test('fail within a time limit while S3 fails, hangs or is down', async () => {
    const storage = await open();
    await storage.put('mf-post', version, archive);
    const get = () => storage.get('mf-post', version, archive.integrity);
    s3.behaviour = 'fails';
    await expect(get()).rejects.toThrow('Please reduce your request rate.');
    s3.behaviour = 'hangs';
    const hasty = await open({ patienceMs: 200 });
    const unanswered = hasty.get('mf-post', version, archive.integrity);
    await expect(unanswered).rejects.toThrow('The storage did not give mf-post@0.1.0-aaaaaaaaaa');
    s3.behaviour = 'answers';
    expect((await get()).length).toBe(bytes.length);
    await s3.stop();
    await expect(get()).rejects.toThrow('ECONNREFUSED');
    await s3.start();
  });
});
