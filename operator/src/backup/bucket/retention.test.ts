import { expect, test } from '@jest/globals';
import { FakeS3 } from '@marquee/platform/storage/testing/FakeS3.ts';
import { BackupBucket } from './BackupBucket.ts';
import { backupNameAt, listBackups, partKey, sha256Of, timeOfBackup, writeIndex } from './BackupIndex.ts';
import { chooseKept, keepRuleSchema } from './keepRule.ts';
import { removeOldBackups } from './removeOldBackups.ts';
import { pictureKey } from './storedPictures.ts';

const dayMs = 86_400_000;
const newest = new Date('2026-11-30T02:15:00.000Z');
const daysBefore = (days: number) => new Date(newest.getTime() - days * dayMs);
const picture = (name: string) => `${sha256Of(Buffer.from(name))}-${sha256Of(Buffer.from(`content of ${name}`))}`;

async function withBucket(run: (bucket: BackupBucket, s3: FakeS3) => Promise<void>): Promise<void> {
  const s3 = new FakeS3('safe', 'key');
  const endpoint = await s3.start();
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const settings = { location: 's3://safe', region: 'us-east-1', endpoint, credentials, attempts: 1 };
  try {
    await run(await BackupBucket.open({ bucket: settings, folder: '' }), s3);
  } finally {
    await s3.stop();
  }
}

/** Writes a backup of one part with these pictures. */
async function addBackup(bucket: BackupBucket, time: Date, pictures: readonly string[]): Promise<string> {
  const name = backupNameAt(time);
  await bucket.put(partKey(name, 0), 'encrypted');
  for (const one of pictures) await bucket.put(pictureKey(picture(one)), 'encrypted');
  const index = { at: time.toISOString(), network: 'news.test', migration: '0059', recipients: [], rows: 1 };
  const parts = [{ bytes: 9, sha256: sha256Of(Buffer.from('encrypted')) }];
  await writeIndex(bucket, name, { ...index, parts }, pictures.map(picture));
  return name;
}

const picturesIn = (s3: FakeS3) => [...s3.objects.keys()].filter((key) => key.startsWith('pictures/')).sort();
const keysOf = (names: readonly string[]) => names.map((name) => pictureKey(picture(name))).sort();

test('keeps the newest backup of the newest days, weeks and months', () => {
  const times = Array.from({ length: 400 }, (_, days) => daysBefore(days));
  const rule = keepRuleSchema.parse('3d,2w,2m');
  const kept = [...chooseKept(times, rule)].map((time) => time.toISOString().slice(0, 10)).sort();
  // 30 November 2026 is a Monday.
  expect(kept).toEqual(['2026-10-31', '2026-11-28', '2026-11-29', '2026-11-30']);
  expect(chooseKept(times, keepRuleSchema.parse('all')).size).toBe(400);
  expect(chooseKept(times, keepRuleSchema.parse('0d')).size).toBe(2);
});

test('keeps all backups of the last two days', () => {
  const times = Array.from({ length: 80 }, (_, hours) => new Date(newest.getTime() - hours * 3_600_000));
  expect(chooseKept(times, keepRuleSchema.parse('1d')).size).toBe(48);
});

test('keeps old backups while no new ones are made', () => {
  const times = [daysBefore(500), daysBefore(501), daysBefore(502)];
  expect(chooseKept(times, keepRuleSchema.parse(undefined)).size).toBe(3);
});

test.each(['7', '7w', 'none', '7d;5w', '99999d', '-1d'])('rejects the rule %s', (text) => {
  expect(keepRuleSchema.safeParse(text).success).toBe(false);
});

test('gets times back from names', () => {
  expect(timeOfBackup(backupNameAt(newest))).toEqual(newest);
});

test('removes old backups, and only pictures that no kept backup needs', () =>
  withBucket(async (bucket, s3) => {
    const old = await addBackup(bucket, daysBefore(2), ['gone', 'shared']);
    const kept = [
      await addBackup(bucket, daysBefore(1), ['shared', 'removed since']),
      await addBackup(bucket, newest, ['shared', 'new']),
    ];
    await bucket.put('pictures/notes.txt', 'of somebody else');
    const removed = await removeOldBackups(bucket, keepRuleSchema.parse('2d'), newest);
    expect(removed).toEqual({ backups: 1, pictures: 1 });
    expect((await listBackups(bucket)).complete).toEqual(kept);
    expect([...s3.objects.keys()].some((key) => key.includes(old))).toBe(false);
    expect(picturesIn(s3)).toEqual([...keysOf(['shared', 'removed since', 'new']), 'pictures/notes.txt'].sort());
  }));

test('removes nothing if the list of a kept backup is damaged', () =>
  withBucket(async (bucket, s3) => {
    await addBackup(bucket, daysBefore(2), ['old']);
    const name = await addBackup(bucket, daysBefore(1), ['needed']);
    await addBackup(bucket, newest, ['new']);
    s3.objects.set(`backups/${name}/pictures.txt`, Buffer.from(''));
    const before = [...s3.objects.keys()];
    await expect(removeOldBackups(bucket, keepRuleSchema.parse('2d'), newest)).rejects.toThrow(
      'pictures.txt is missing',
    );
    expect([...s3.objects.keys()]).toEqual(before);
  }));

test('removes killed backups after two days and leaves running ones', () =>
  withBucket(async (bucket) => {
    const kept = await addBackup(bucket, newest, []);
    const [killed, running] = [backupNameAt(daysBefore(3)), backupNameAt(new Date(newest.getTime() + 1_000))];
    for (const name of [killed, running]) await bucket.put(partKey(name, 0), 'encrypted');
    expect(await removeOldBackups(bucket, keepRuleSchema.parse('7d'), newest)).toEqual({ backups: 1, pictures: 0 });
    expect(await listBackups(bucket)).toMatchObject({ complete: [kept], incomplete: [running] });
  }));

test('removes neither backups nor pictures with the rule all', () =>
  withBucket(async (bucket, s3) => {
    await addBackup(bucket, daysBefore(900), ['old']);
    await addBackup(bucket, newest, []);
    expect(await removeOldBackups(bucket, null, newest)).toEqual({ backups: 0, pictures: 0 });
    expect(picturesIn(s3)).toEqual(keysOf(['old']));
  }));
