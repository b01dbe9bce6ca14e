import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { connectDatabase, migrateDatabase, startEmbeddedPostgres } from '@marquee/api/acts/database.ts';
import { verifyLedger } from '@marquee/api/acts/ledger.ts';
import { DiskOriginals } from '@marquee/api/acts/pictures.ts';
import pMap from 'p-map';
import { BackupError } from '../BackupError.ts';
import type { BackupReader } from '../BackupReader.ts';
import { picturesAtOnce } from '../bucket/storedPictures.ts';
import type { Manifest } from '../Manifest.ts';
import { restoreVerified } from '../restore.ts';
import { fetchPicture } from './fetchPicture.ts';
import { type BackupSource, withBackup } from './openBackup.ts';

export type VerifyResult = {
  name: string;
  manifest: Manifest;
  /** Pictures that were decrypted and compared with their checksums. */
  readPictures: number;
  /** A sentence for each fault. */
  faults: string[];
};

/** Number of pictures that are read unless all are wanted. */
const sampleSize = 50;
const maxConnections = 4;

/**
 * Restores a backup into a scratch database, an embedded server in the work folder, and checks the ledger and the pictures.
 * Neither the network nor its database takes part.
 * @param readsAllPictures reads all pictures instead of a sample
 * @throws BackupError for a backup that cannot be restored
 */
export async function verifyBackup(source: BackupSource, readsAllPictures: boolean): Promise<VerifyResult> {
  return withBackup(source, async ({ name, reader, missing, folder }) => {
    const { manifest } = reader;
    const faults = missing.map(({ publicId }) => `The bucket lacks the picture ${publicId}.`);
    faults.push(...(await restoreIntoScratch(reader, folder)));
    const absent = new Set(missing);
    const present = manifest.pictures.filter((picture) => !absent.has(picture));
    const chosen = readsAllPictures ? present : sampleOf(present);
    const read = await pMap(chosen, (picture) => faultOf(source, picture), { concurrency: picturesAtOnce });
    faults.push(...read.filter((fault) => fault !== undefined));
    return { name, manifest, readPictures: chosen.length, faults };
  });
}

/** @returns contradictions in the ledger */
async function restoreIntoScratch(reader: BackupReader, folder: string): Promise<string[]> {
  const home = join(folder, 'postgres');
  const server = await startEmbeddedPostgres(home, { durable: false });
  try {
    await migrateDatabase(server.url);
    const originals = new DiskOriginals(join(folder, 'originals'));
    await restoreVerified(
      { databaseUrl: server.url, originals, journalDirectory: join(folder, 'impressions') },
      reader,
    );
    const limits = { pool: maxConnections, statementTimeoutMs: 0, connectTimeoutMs: 60_000 };
    const db = connectDatabase({ url: server.url, ...limits, onIdleError: () => undefined });
    try {
      return (await verifyLedger(db)).map((fault) => `The ledger is not sound: ${String(fault)}`);
    } finally {
      await db.$client.end();
    }
  } finally {
    await server.stop();
    await rm(home, { recursive: true, force: true });
  }
}

/** A different picture each night is better than the same ones, so the sample is random. */
function sampleOf(pictures: Manifest['pictures']): Manifest['pictures'] {
  const rest = [...pictures];
  const sample: Manifest['pictures'] = [];
  while (sample.length < sampleSize && rest.length > 0)
    sample.push(...rest.splice(Math.floor(Math.random() * rest.length), 1));
  return sample;
}

async function faultOf(
  { bucket, decryption }: BackupSource,
  { publicId, name }: Manifest['pictures'][number],
): Promise<string | undefined> {
  try {
    await fetchPicture(bucket, decryption, name);
    return undefined;
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return `The picture ${publicId} cannot be restored. ${error.message}`;
  }
}
