import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskOriginals } from '@marquee/api/acts/pictures.ts';
import { seedFixtures } from '@marquee/api/testing/seedFixtures.ts';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { testNow } from '@marquee/api/testing/testNetwork.ts';
import { FakeS3 } from '@marquee/platform/storage/testing/FakeS3.ts';
import { BackupBucket } from '../bucket/BackupBucket.ts';
import { type BucketBackup, type BucketBackupResult, backUpToBucket } from '../bucket/backUpToBucket.ts';
import { readBackupSettings } from '../bucket/backupSettings.ts';
import type { Installation } from '../Installation.ts';
import { createKey } from '../keys/createKey.ts';
import { Decryption } from '../keys/Decryption.ts';
import type { BackupSource } from '../recovery/openBackup.ts';

/** Small, so that an archive of the fixtures has several parts. */
const partBytes = 4_000;
const prefix = 'marquee/';

/** A network with fixtures, a bucket for its backups, and the key that reads them. */
export class BucketNetwork {
  readonly folder: string;
  readonly s3: FakeS3;
  readonly database: TestDatabase;
  readonly target: BucketBackup;
  readonly source: BackupSource;
  readonly installation: Installation;

  private constructor(parts: Pick<BucketNetwork, 'folder' | 's3' | 'database' | 'target' | 'source'>) {
    this.folder = parts.folder;
    this.s3 = parts.s3;
    this.database = parts.database;
    this.target = parts.target;
    this.source = parts.source;
    this.installation = installationIn(parts.folder, 'source', parts.database);
  }

  static async start(): Promise<BucketNetwork> {
    const folder = await mkdtemp(join(tmpdir(), 'marquee-bucket-'));
    const s3 = new FakeS3('safe', 'backup-key');
    const database = await createTestDatabase();
    const keyFile = join(folder, 'key.txt');
    const settings = readBackupSettings({
      BACKUP_STORAGE: 's3://safe/marquee',
      BACKUP_S3_ENDPOINT: await s3.start(),
      BACKUP_ACCESS_KEY_ID: 'backup-key',
      BACKUP_SECRET_ACCESS_KEY: 'secret',
      BACKUP_RECIPIENTS: await createKey(keyFile, testNow),
    });
    const bucket = await BackupBucket.open({ ...settings, bucket: { ...settings.bucket, attempts: 1 } });
    const { recipients, keep } = settings;
    const decryption = await Decryption.open(keyFile);
    const target = { bucket, recipients, keep, network: 'news.test', partBytes };
    const source = { bucket, decryption, wanted: 'latest', workFolder: join(folder, 'work') };
    const network = new BucketNetwork({ folder, s3, database, target, source });
    await seedFixtures(database.db, network.installation.originals);
    return network;
  }

  /** Backs up at a time. */
  backUp(now: Date, target: Partial<BucketBackup> = {}): Promise<BucketBackupResult> {
    return backUpToBucket(this.installation, { ...this.target, ...target }, now);
  }

  /** Objects of the backups by key, without the folder of the network. */
  keys(beginning = ''): string[] {
    return [...this.s3.objects.keys()]
      .map((key) => key.slice(prefix.length))
      .filter((key) => key.startsWith(beginning));
  }

  object(key: string): Buffer {
    return this.s3.objects.get(prefix + key) ?? Buffer.alloc(0);
  }

  setObject(key: string, content: Buffer | null): void {
    if (content) this.s3.objects.set(prefix + key, content);
    else this.s3.objects.delete(prefix + key);
  }

  async stop(): Promise<void> {
    await this.s3.stop();
    await this.database.drop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** An installation whose files are in a folder below another. */
export function installationIn(folder: string, name: string, database: TestDatabase): Installation {
  return {
    databaseUrl: database.url,
    originals: new DiskOriginals(join(folder, name, 'originals')),
    journalDirectory: join(folder, name, 'impressions'),
  };
}
