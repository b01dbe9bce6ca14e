import type pg from 'pg';
import { BackupError } from './BackupError.ts';
import type { Manifest } from './Manifest.ts';
import { readMigration } from './readMigration.ts';
import { readOwnTables } from './readOwnTables.ts';

/** Tables that migrations and the first start fill. A site of data also has rows in `site_files`, so it is found. */
const filledFromTheStart = ['attempt_counts', 'ledger_accounts', 'rates', 'secrets', 'sites'];

/** @throws BackupError for a database whose tables differ from the backup's */
export async function checkVersion(client: pg.Client, { migration, tables }: Manifest): Promise<void> {
  const own = await readMigration(client);
  if (migration.when > own.when)
    throw new BackupError(
      `The backup comes from a newer version of Marquee with the migration ${migration.tag}. Restore it with that version.`,
    );
  const shape = (list: readonly { name: string; columns: readonly string[] }[]) =>
    list.map(({ name, columns }) => `${name}(${[...columns].sort()})`).sort();
  if (migration.when < own.when || String(shape(tables)) !== String(shape(await readOwnTables(client))))
    throw new BackupError(
      `The last migration is ${migration.tag} in the backup and ${own.tag} in the database. Restore the backup with the version that created it, and then start the newer version, which updates the database.`,
    );
}

/** @throws BackupError while an api runs on the database */
export async function checkNoApi(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    "select from pg_stat_activity where datname = current_database() and application_name = 'marquee-purges'",
  );
  if (rowCount) throw new BackupError('An api is using this database. Stop the api and restore again.');
}

/**
 * @returns the tables that have rows in a new installation
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
      `The installation is not empty, because it has rows in ${others.join(', ')}. Restore into a new DATA_DIR or database.`,
    );
  return filled;
}
