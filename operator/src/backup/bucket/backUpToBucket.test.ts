import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { advisoryLocks } from '@marquee/api/acts/database.ts';
import { testNow } from '@marquee/api/testing/testNetwork.ts';
import { openSession } from '../openSession.ts';
import { BucketNetwork } from '../testing/BucketNetwork.ts';
import { listBackups } from './BackupIndex.ts';
import { keepRuleSchema } from './keepRule.ts';
import { pictureKey } from './storedPictures.ts';

const night = (number: number) => new Date(testNow.getTime() + number * 86_400_000);

let network: BucketNetwork;
beforeAll(async () => {
  network = await BucketNetwork.start();
});
afterAll(() => network.stop());
afterEach(() => {
  network.s3.behaviour = 'answers';
  network.s3.objects.clear();
});

test('needs a public key', async () => {
  await expect(network.backUp(testNow, { recipients: [] })).rejects.toThrow('BACKUP_RECIPIENTS is not set');
  expect(network.keys()).toEqual([]);
});

test('refuses a second backup at the same time', async () => {
  const other = await openSession(network.database.url);
  try {
    await other.query('select pg_advisory_lock($1)', [advisoryLocks.backups]);
    await expect(network.backUp(testNow)).rejects.toThrow('Another backup of this network is running');
    expect(network.keys()).toEqual([]);
  } finally {
    await other.end();
  }
});

test('refuses the folder of another network', async () => {
  await network.backUp(testNow);
  const before = network.keys();
  await expect(network.backUp(night(1), { network: 'staging.test' })).rejects.toThrow(
    'BACKUP_STORAGE has backups of news.test, and this network is staging.test.',
  );
  expect(network.keys()).toEqual(before);
});

test('removes pictures of the network only with the last backup that has them', async () => {
  const { originals } = network.installation;
  await originals.write('uploads/short-lived', 'png', Buffer.from('short-lived'));
  const keep = keepRuleSchema.parse('2d');
  const first = await network.backUp(night(0), { keep });
  await originals.remove('uploads/short-lived', 'png');
  expect(await network.backUp(night(1), { keep })).toMatchObject({ pictures: first.pictures - 1, copied: 0 });
  expect(network.keys('pictures/')).toHaveLength(first.pictures);
  expect((await network.backUp(night(2), { keep })).removed).toEqual({ backups: 1, pictures: 1 });
  expect(network.keys('pictures/')).toHaveLength(first.pictures - 1);
});

test('copies a picture again that disappeared from the bucket', async () => {
  await network.backUp(night(0));
  const [picture = ''] = network.keys('pictures/');
  network.setObject(picture, null);
  expect(await network.backUp(night(1))).toMatchObject({ copied: 1 });
  expect(network.keys('pictures/')).toContain(picture);
  expect(pictureKey(picture.slice('pictures/'.length, -'.age'.length))).toBe(picture);
});

test('leaves no complete backup when the storage fails', async () => {
  await network.backUp(night(0));
  const failing = network.backUp(night(1));
  network.s3.behaviour = 'fails';
  await expect(failing).rejects.toThrow('The storage did not');
  network.s3.behaviour = 'answers';
  expect((await listBackups(network.target.bucket)).complete).toHaveLength(1);
});
