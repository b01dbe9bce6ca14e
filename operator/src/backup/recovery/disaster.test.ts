import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { posts } from '@marquee/api/acts/tables.ts';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { testNow } from '@marquee/api/testing/testNetwork.ts';
import { BucketNetwork, installationIn } from '../testing/BucketNetwork.ts';
import { contentsOf, filesOf } from '../testing/contents.ts';
import { restoreFromBucket } from './restoreFromBucket.ts';
import { verifyBackup } from './verifyBackup.ts';

const nextNight = new Date(testNow.getTime() + 86_400_000);

let network: BucketNetwork;
let target: TestDatabase;
beforeAll(async () => {
  network = await BucketNetwork.start();
  target = await createTestDatabase();
});
afterAll(async () => {
  await network.stop();
  await target.drop();
});

test('an empty machine gets the network back from a bucket and a key', async () => {
  const { folder, database, installation, s3, source } = network;
  // The first night copies everything, the second only what is new.
  const first = await network.backUp(testNow);
  expect(first.pictures).toBeGreaterThan(2);
  expect(first.copied).toBe(first.pictures);
  await installation.originals.write('uploads/new', 'png', Buffer.from('a new picture'));
  const times = { createdAt: testNow, modifiedAt: testNow };
  await database.db.insert(posts).values({ name: 'A secret draft of the harbour', ...times });
  const second = await network.backUp(nextNight);
  expect(second).toMatchObject({ pictures: first.pictures + 1, copied: 1, removed: { backups: 0, pictures: 0 } });
  expect(network.keys(`backups/${second.name}/part-`).length).toBeGreaterThan(1);

  for (const [key, content] of s3.objects) {
    expect(key).toMatch(/^marquee\/(backups|pictures)\//);
    for (const secret of ['harbour', 'a new picture', 'uploads/new', '@example'])
      expect({ key, has: content.includes(secret) }).toEqual({ key, has: false });
  }

  const { name, pictures } = second;
  expect(await verifyBackup(source, true)).toMatchObject({ name, faults: [], readPictures: pictures });
  expect(await readdir(source.workFolder)).toEqual([]);

  const machine = installationIn(folder, 'target', target);
  const restored = await restoreFromBucket(machine, source, { allowsMissingPictures: false, report: () => undefined });
  expect(restored.at).toBe(nextNight.toISOString());
  expect(await contentsOf(target)).toEqual(await contentsOf(database));
  expect(await filesOf(join(folder, 'target'))).toEqual(await filesOf(join(folder, 'source')));
});
