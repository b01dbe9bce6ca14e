import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { ListedOriginal } from '@marquee/api/acts/pictures.ts';
import { users } from '@marquee/api/acts/tables.ts';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { testNow } from '@marquee/api/testing/testNetwork.ts';
import { sha256Of } from '../bucket/BackupIndex.ts';
import { createKey } from '../keys/createKey.ts';
import { Decryption } from '../keys/Decryption.ts';
import { Encryption } from '../keys/Encryption.ts';
import { restore } from '../restore.ts';
import { BucketNetwork, installationIn } from '../testing/BucketNetwork.ts';
import { contentsOf, filesOf } from '../testing/contents.ts';
import { type BackupSource, withBackup } from './openBackup.ts';
import { restoreFromBucket } from './restoreFromBucket.ts';
import { verifyBackup } from './verifyBackup.ts';

let network: BucketNetwork;
let target: TestDatabase;
let objects: Map<string, Buffer>;
let index: string;
let empty: Record<string, string[]>;
beforeAll(async () => {
  network = await BucketNetwork.start();
  target = await createTestDatabase();
  empty = await contentsOf(target);
  const { name } = await network.backUp(testNow);
  index = `backups/${name}/backup.json`;
  objects = new Map(network.s3.objects);
});
afterAll(async () => {
  await network.stop();
  await target.drop();
});
beforeEach(() => {
  network.s3.objects.clear();
  for (const [key, content] of objects) network.s3.objects.set(key, content);
});
afterEach(async () => {
  network.s3.behaviour = 'answers';
  await rm(join(network.folder, 'target'), { recursive: true, force: true });
});

const machine = () => installationIn(network.folder, 'target', target);
const lines: string[] = [];
const restoreLatest = (more: Partial<BackupSource> = {}, allowsMissingPictures = false) =>
  restoreFromBucket(
    machine(),
    { ...network.source, ...more },
    { allowsMissingPictures, report: (line) => lines.push(line) },
  );

/** Checks that a restore fails, and that it changes neither the database nor the files. */
async function expectRefusal(reason: string, more: Partial<BackupSource> = {}): Promise<void> {
  await expect(restoreLatest(more)).rejects.toThrow(reason);
  expect(await contentsOf(target)).toEqual(empty);
  expect(await filesOf(join(network.folder, 'target'))).toEqual({});
  expect(await readdir(network.source.workFolder).catch(() => [])).toEqual([]);
}

/** Replaces a part, and its facts in the index, as a person with access to the bucket could. */
function replacePart(key: string, change: (part: Buffer) => Buffer): void {
  const part = change(Buffer.from(network.object(key)));
  network.setObject(key, part);
  const content = JSON.parse(network.object(index).toString());
  const place = Number(/part-(\d+)/.exec(key)?.[1]) - 1;
  content.parts[place] = { bytes: part.length, sha256: sha256Of(part) };
  network.setObject(index, Buffer.from(JSON.stringify(content)));
}

const partKeys = () => network.keys(index.replace('backup.json', 'part-'));

test('refuses another key and names both public keys', async () => {
  const file = join(network.folder, `other-${Date.now()}.txt`);
  const other = await createKey(file, testNow);
  const decryption = await Decryption.open(file);
  await expectRefusal(`is for ${other}`, { decryption });
  // Somebody has changed the public keys in the index.
  const content = JSON.parse(network.object(index).toString());
  network.setObject(index, Buffer.from(JSON.stringify({ ...content, recipients: [other] })));
  await expectRefusal('was encrypted for another key', { decryption });
});

test('refuses a missing, truncated or altered part', async () => {
  const [first = '', second = ''] = partKeys();
  network.setObject(second, null);
  await expectRefusal(`${second} is missing`);
  network.setObject(second, network.object(first));
  await expectRefusal(`${second} is truncated or altered`);
  network.setObject(second, objects.get(`marquee/${second}`) ?? null);
  const last = partKeys().at(-1) ?? '';
  network.setObject(last, network.object(last).subarray(0, -1));
  await expectRefusal(`${last} is truncated or altered`);
});

test('refuses altered parts whose checksums were adapted', async () => {
  const last = partKeys().at(-1) ?? '';
  replacePart(last, (part) => part.subarray(0, -1));
  await expectRefusal('cannot be decrypted, because it is truncated or altered');
  network.setObject(last, objects.get(`marquee/${last}`) ?? null);
  replacePart(last, (part) => {
    part[5] = (part[5] ?? 0) ^ 1;
    return part;
  });
  await expectRefusal('cannot be decrypted, because it is truncated or altered');
});

test('refuses a missing picture unless pictures may be missing', async () => {
  const [picture = ''] = network.keys('pictures/');
  network.setObject(picture, null);
  await expectRefusal('The bucket lacks 1 pictures of the backup');
  expect((await verifyBackup(network.source, false)).faults).toEqual([expect.stringContaining('The bucket lacks')]);
});

test('keeps the database empty when a picture turns out to be damaged', async () => {
  const [picture = ''] = network.keys('pictures/');
  network.setObject(picture, network.object(picture).subarray(0, -1));
  await expect(restoreLatest()).rejects.toThrow(`${picture} cannot be decrypted`);
  expect(await contentsOf(target)).toEqual(empty);
  const other = await new Encryption(network.target.recipients).bytes(Buffer.from('another picture'));
  network.setObject(picture, other);
  await expect(restoreLatest()).rejects.toThrow(`${picture} has another content`);
  expect(await contentsOf(target)).toEqual(empty);
  expect((await verifyBackup(network.source, true)).faults).toEqual([expect.stringContaining('another content')]);
});

test('refuses an unknown backup, an incomplete one, and a damaged index or list', async () => {
  await expectRefusal('There is no complete backup 2020-01-01T00-00-00Z', { wanted: '2020-01-01T00-00-00Z' });
  const list = index.replace('backup.json', 'pictures.txt');
  network.setObject(list, network.object(list).subarray(0, -131));
  await expectRefusal(`${list} is missing, truncated or altered`);
  network.setObject(index, network.object(index).subarray(0, 50));
  await expectRefusal(`${index} is missing, damaged or of a newer version`);
  network.setObject(index, null);
  await expectRefusal('has no complete backup');
});

test('refuses an archive without its pictures, and changes nothing while the storage fails', async () => {
  network.s3.behaviour = 'fails';
  await expectRefusal('The storage did not list backups/');
  network.s3.behaviour = 'answers';
  await withBackup(network.source, async ({ folder }) => {
    await expect(restore(machine(), join(folder, 'archive.zip'))).rejects.toThrow('Restore it with --from');
  });
  expect(await contentsOf(target)).toEqual(empty);
});

test('refuses an installation with rows before it copies pictures', async () => {
  const times = { createdAt: testNow, modifiedAt: testNow };
  const used = await createTestDatabase();
  try {
    await used.db.insert(users).values({ key: 'ola', firstName: 'Ola', lastName: 'Strand', ...times });
    const installation = installationIn(network.folder, 'used', used);
    const options = { allowsMissingPictures: true, report: () => undefined };
    await expect(restoreFromBucket(installation, network.source, options)).rejects.toThrow('rows in users');
    expect(await filesOf(join(network.folder, 'used'))).toEqual({});
  } finally {
    await used.drop();
  }
});

test('restores without missing and damaged pictures on request, and names them', async () => {
  const listed: ListedOriginal[] = [];
  for await (const one of network.installation.originals.list()) listed.push(one);
  const [copied] = listed;
  if (!copied) throw new Error('The network has no pictures.');
  const idHash = sha256Of(Buffer.from(`${copied.publicId}.${copied.format}`));
  const keys = network.keys('pictures/');
  const [gone = '', damaged = ''] = keys.filter((key) => !key.includes(idHash));
  network.setObject(gone, null);
  network.setObject(damaged, Buffer.from('nonsense'));
  // A killed restore has copied this picture, so its object is not needed.
  const original = await network.installation.originals.read(copied.publicId);
  await machine().originals.write(copied.publicId, copied.format, original?.bytes ?? '');
  network.setObject(keys.find((key) => key.includes(idHash)) ?? '', Buffer.from('nonsense'));
  lines.length = 0;
  await restoreLatest({}, true);
  expect(lines.filter((line) => line.startsWith('Left out'))).toHaveLength(2);
  expect(Object.keys(await filesOf(join(network.folder, 'target')))).toHaveLength(keys.length - 2);
  expect(await contentsOf(target)).toEqual(await contentsOf(network.database));
});
