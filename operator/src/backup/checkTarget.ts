import type pg from 'pg';
import { BackupError } from './BackupError.ts';
import type { Manifest } from './Manifest.ts';
import { readMigration } from './readMigration.ts';
import { readOwnTables } from './readOwnTables.ts';

/** Tables that migrations and the first start fill. */
const filledFromTheStart = ['attempt_counts', 'ledger_accounts', 'rates', 'secrets'];

/** @throws BackupError for a database with other tables than the backup's */
export async function checkVersion(client: pg.Client, { migration, tables }: Manifest): Promise<void> {
  const own = await readMigration(client);
  if (migration.when > own.when)
    throw new BackupError(
      `The backup is of a newer version of Marquee: its database has the migration ${migration.tag}. Restore it with that version.`,
    );
  const shape = (list: readonly { name: string; columns: readonly string[] }[]) =>
    list.map(({ name, columns }) => `${name}(${[...columns].sort()})`).sort();
  if (migration.when < own.when || String(shape(tables)) !== String(shape(await readOwnTables(client))))
    throw new BackupError(
      `The backup ends with the migration ${migration.tag}, the database with ${own.tag}. Restore it with the version that made it; the start of a newer version brings it up to date.`,
    );
}

/** @throws BackupError while an api runs on the database */
export async function checkNoApi(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    "select from pg_stat_activity where datname = current_database() and application_name = 'marquee-purges'",
  );
  if (rowCount) throw new BackupError('An api uses this database. Stop it, then restore again.');
}

/**
 * @returns the tables that have rows from the start
 * @throws BackupError for a database with any other rows
 */
export async function checkEmpty(client: pg.Client, { tables }: Manifest): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await client.query(`select from ${client.escapeIdentifier(name)} limit 1`);
    if (rowCount) filled.push(name);
  }
  const others = filled.filter((name) => !filledFromTheStart.includes(name));
  if (others.length > 0)
    throw new BackupError(
      `The installation is not empty: it has rows in ${others.join(', ')}. Restore into a new DATA_DIR or database.`,
    );
  return filled;
}
