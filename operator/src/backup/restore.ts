import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupError } from './BackupError.ts';
import { BackupReader } from './BackupReader.ts';
import { checkEmpty, checkNoApi, checkVersion } from './checkTarget.ts';
import type { Installation } from './Installation.ts';
import { journalPath, type Manifest, originalPath, tablePath } from './Manifest.ts';
import { openSession } from './openSession.ts';
import { listNames } from './readOwnTables.ts';

/**
 * Restores a backup into an empty installation. The whole file is verified before anything is written. The database
 * changes in one transaction.
 * @throws BackupError for a backup that is damaged or of another version, and for an installation that is running or
 *   not empty
 */
export async function restore(installation: Installation, path: string): Promise<Manifest> {
  const backup = await BackupReader.open(path);
  try {
    if (backup.manifest.pictures.length > 0)
      throw new BackupError('The pictures of this backup are in its bucket. Restore it with --from instead of a file.');
    await restoreVerified(installation, backup);
    return backup.manifest;
  } finally {
    backup.close();
  }
}

/**
 * Restores a verified archive.
 * @param placePictures copies the pictures that are not in the archive, before the database changes
 */
export async function restoreVerified(
  installation: Installation,
  backup: BackupReader,
  placePictures: () => Promise<void> = async () => undefined,
): Promise<void> {
  const client = await openSession(installation.databaseUrl);
  try {
    await checkNoApi(client);
    await checkVersion(client, backup.manifest);
    // Checked again under locks. This first check saves copying the pictures.
    await checkEmpty(client, backup.manifest);
    await placePictures();
    await client.query('begin');
    await restoreTables(client, backup);
    // Files are written before the end of the transaction. A crash may therefore leave unused pictures, but no post
    // without its pictures.
    await restoreFiles(installation, backup);
    await client.query('commit');
    await client.query(`analyze ${listTables(client, backup.manifest)}`);
  } finally {
    await client.end();
  }
}

/**
 * Copies the rows as they are, including values that triggers computed, so the triggers are disabled. Only the superuser
 * can disable foreign keys. They are dropped and recreated instead, which checks all rows.
 */
async function restoreTables(client: pg.Client, backup: BackupReader): Promise<void> {
  const { manifest } = backup;
  const tables = manifest.tables.map(({ name }) => client.escapeIdentifier(name));
  // This statement locks the tables, so no other process writes from here on.
  await client.query(tables.map((table) => `alter table ${table} disable trigger user`).join(';'));
  const filled = await checkEmpty(client, manifest);
  const { rows: foreignKeys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const name of filled) await client.query(`delete from ${client.escapeIdentifier(name)}`);
  for (const table of manifest.tables) await restoreTable(client, backup, table);
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { name, last } of manifest.sequences)
    await client.query('select setval($1::regclass, $2)', [client.escapeIdentifier(name), last]);
  await client.query(tables.map((table) => `alter table ${table} enable trigger user`).join(';'));
  // A server may have cached pages of the empty installation.
  await client.query("select purge_tags('{*}')");
}

async function restoreTable(client: pg.Client, backup: BackupReader, table: Manifest['tables'][number]): Promise<void> {
  const { name, columns, rows } = table;
  const target = client.query(
    copyFrom(`copy ${client.escapeIdentifier(name)} (${listNames(client, columns)}) from stdin`),
  );
  await pipeline(await backup.stream(tablePath(table)), target);
  if (target.rowCount !== rows)
    throw new BackupError(`The table ${name} accepted ${target.rowCount} of ${rows} rows. Nothing was restored.`);
}

async function restoreFiles({ originals, journalDirectory }: Installation, backup: BackupReader): Promise<void> {
  for (const original of backup.manifest.originals)
    await originals.write(original.publicId, original.format, await backup.read(originalPath(original)));
  for (const journal of backup.manifest.journals)
    await restoreJournal(journalDirectory, journal.name, await backup.read(journalPath(journal)));
  // Removes unfinished files of killed restores. No other process writes into an empty installation.
  await originals.removeUnfinished(new Date());
}

async function restoreJournal(directory: string, name: string, content: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const unfinished = join(directory, `${name}.tmp`);
  try {
    await writeFile(unfinished, content, { mode: 0o600 });
    await rename(unfinished, join(directory, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function listTables(client: pg.Client, { tables }: Manifest): string {
  return listNames(
    client,
    tables.map(({ name }) => name),
  );
}
