import type pg from 'pg';

export type OwnTable = { name: string; columns: string[] };

/**
 * Tables that describe the installation and not its content. A backup leaves them out, and a restore does not touch
 * them. Purges are numbered by this database's transactions. The release log names archives in this network's storage.
 * Backups never contain payee keys.
 */
const tablesOfTheInstallation = [
  'purges',
  'purges_pending',
  'release_log',
  'release_node',
  'payee_key_in_use',
  'cdn_targets',
];

/** Lists the tables of the content and their columns, without those that PostgreSQL computes. Jobs have their own schema. */
export async function readOwnTables(client: pg.Client): Promise<OwnTable[]> {
  const { rows } = await client.query<OwnTable>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and attgenerated = '' and relname <> all ($1)
    group by relname order by relname`,
    [tablesOfTheInstallation],
  );
  return rows;
}

/** Returns the last number of each used sequence. */
export async function readSequences(client: pg.Client): Promise<{ name: string; last: string }[]> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null and sequencename <> all ($1) order by 1`,
    [tablesOfTheInstallation.map((table) => `${table}_id_seq`)],
  );
  return rows;
}

/** Quotes the names of columns or tables for SQL. */
export function listNames(client: pg.Client, names: readonly string[]): string {
  return names.map((name) => client.escapeIdentifier(name)).join(', ');
}
