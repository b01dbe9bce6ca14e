import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { z } from 'zod';
import type { Manifest } from './Manifest.ts';

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** The newest migration of a database. */
export async function readMigration(client: pg.Client): Promise<Manifest['migration']> {
  const path = fileURLToPath(import.meta.resolve('@marquee/api/db/migrations/meta/_journal.json'));
  const { entries } = journalSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  const { rows } = await client.query<{ when: string }>(
    'select max(created_at)::text as when from drizzle.__drizzle_migrations',
  );
  const when = Number(rows[0]?.when);
  const entry = entries.find((candidate) => candidate.when === when);
  return { tag: entry?.tag ?? 'a newer one', when };
}
