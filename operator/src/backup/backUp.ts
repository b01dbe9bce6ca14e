import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupWriter } from './BackupWriter.ts';
import type { Installation } from './Installation.ts';
import { backupFormat, journalName, journalPath, type Manifest, originalPath, tablePath } from './Manifest.ts';
import { openSession } from './openSession.ts';
import { readMigration } from './readMigration.ts';
import { listNames, type OwnTable, readOwnTables, readSequences } from './readOwnTables.ts';

/** Pictures of a backup, in the archive or beside it. */
export type BackupPictures = Pick<Manifest, 'originals' | 'pictures'>;

/**
 * Writes a snapshot of the database, and its files, into one archive. The api may run at the same time.
 * @param path of the archive, which must not exist
 * @param isDatabaseOnly leaves out the pictures, if a bucket or a copy of the folder keeps them
 * @throws BackupError, FileTreeError
 */
export function backUp(
  installation: Installation,
  path: string,
  now: Date,
  { isDatabaseOnly = false } = {},
): Promise<Manifest> {
  return writeBackup(installation, now, {
    openWriter: () => BackupWriter.create(path, now),
    addPictures: async (writer) => ({
      originals: isDatabaseOnly ? [] : await addOriginals(writer, installation),
      pictures: [],
    }),
  });
}

type BackupTarget = {
  openWriter: () => Promise<BackupWriter>;
  /** Copies the pictures. Called after the snapshot. */
  addPictures: (writer: BackupWriter) => Promise<BackupPictures>;
};

/** Writes the database and the waiting impressions, then the pictures, then the manifest. */
export async function writeBackup(
  installation: Pick<Installation, 'databaseUrl' | 'journalDirectory'>,
  now: Date,
  { openWriter, addPictures }: BackupTarget,
): Promise<Manifest> {
  const client = await openSession(installation.databaseUrl);
  let writer: BackupWriter | undefined;
  try {
    writer = await openWriter();
    // Impressions move from the journal into the database. This order of reading puts each one into the backup at least
    // once, and the restored api counts it once.
    const journals = await addJournals(writer, installation.journalDirectory);
    await client.query('begin isolation level repeatable read, read only');
    const migration = await readMigration(client);
    const tables: Manifest['tables'] = [];
    for (const table of await readOwnTables(client)) tables.push(await addTable(writer, client, table));
    const sequences = await readSequences(client);
    await client.query('commit');
    // Pictures are read after the rows that name them, so that none is missing.
    const pictures = await addPictures(writer);
    const at = now.toISOString();
    const manifest: Manifest = { format: backupFormat, at, migration, tables, sequences, ...pictures, journals };
    await writer.finish(manifest);
    return manifest;
  } catch (error) {
    await writer?.abandon();
    throw error;
  } finally {
    await client.end();
  }
}

async function addTable(
  writer: BackupWriter,
  client: pg.Client,
  { name, columns }: OwnTable,
): Promise<Manifest['tables'][number]> {
  const rows = client.query(copyTo(`copy ${listNames(client, [name])} (${listNames(client, columns)}) to stdout`));
  const written = await writer.add(tablePath({ name }), rows);
  return { name, columns, rows: rows.rowCount, ...written };
}

async function addJournals(writer: BackupWriter, directory: string): Promise<Manifest['journals']> {
  const added: Manifest['journals'] = [];
  const names = await readdir(directory).catch(ignoreMissing([]));
  for (const name of names.filter((one) => journalName.test(one)).sort()) {
    const file = join(directory, name);
    // The api removes a file as soon as the database has it.
    const size = await stat(file).then(({ size: bytes }) => bytes, ignoreMissing(0));
    if (size === 0) continue;
    added.push({ name, ...(await writer.add(journalPath({ name }), createReadStream(file, { end: size - 1 }))) });
  }
  return added;
}

async function addOriginals(writer: BackupWriter, { originals }: Installation): Promise<Manifest['originals']> {
  const added: Manifest['originals'] = [];
  for await (const { publicId } of originals.list()) {
    const original = await originals.read(publicId).catch(ignoreMissing(undefined));
    if (!original) continue;
    const { format, bytes } = original;
    const path = originalPath({ publicId, format });
    const written = await writer.add(path, Readable.from([bytes]), { isCompressed: format !== 'svg' });
    added.push({ publicId, format, ...written });
  }
  return added;
}

function ignoreMissing<Fallback>(fallback: Fallback) {
  return (error: NodeJS.ErrnoException): Fallback => {
    if (error.code === 'ENOENT') return fallback;
    throw error;
  };
}
