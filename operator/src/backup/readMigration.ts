import { readJournal } from '@marquee/api/acts/database.ts';
import type pg from 'pg';
import type { Manifest } from './Manifest.ts';

/** Returns the newest migration of a database. */
export async function readMigration(client: pg.Client): Promise<Manifest['migration']> {
  const entries = await readJournal();
  const { rows } = await client.query<{ when: string }>(
    'select max(created_at)::text as when from drizzle.__drizzle_migrations',
  );
  const when = Number(rows[0]?.when);
  const entry = entries.find((candidate) => candidate.when === when);
  return { tag: entry?.tag ?? 'a newer one', when };
}
