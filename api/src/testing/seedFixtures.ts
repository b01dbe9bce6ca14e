import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Image } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../kernel/db/connect.ts';
import type { OriginalStore } from '../kernel/originals/OriginalStore.ts';

/** Rows by table, in an order that satisfies foreign keys. */
type Fixtures = Record<string, Record<string, unknown>[]>;

/**
 * Fills in the sites `beat` and `marquee` with nine posts and the demo's two accounts, and an SVG for each picture
 * that a row names. The rows are those of the demo's small content (`demo/src/seed/testing`) at `testNow`.
 */
export async function seedFixtures(db: Database, originals: OriginalStore): Promise<void> {
  const images: Image[] = [];
  const text = await readFile(join(import.meta.dirname, 'fixtures.json'), 'utf8');
  const fixtures: Fixtures = JSON.parse(text, (_name, value) => {
    if (value?.public_id) images.push(value);
    return value;
  });
  for (const { public_id, width, height } of images)
    await originals.write(
      public_id,
      'svg',
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#529"/><circle cx="50%" cy="50%" r="25%" fill="#f5a"/></svg>`,
    );
  await db.transaction(async (transaction) => {
    // Several apis of one test may share a database.
    await transaction.execute(sql`lock table demo_sites`);
    if ((await transaction.execute(sql`select from demo_sites`)).rowCount) return;
    for (const [table, rows] of Object.entries(fixtures)) {
      const columns = Object.keys(rows[0] ?? {});
      const names = sql.raw(columns.map((column) => `"${column}"`).join(', '));
      const name = sql.identifier(table);
      await transaction.execute(
        sql`insert into ${name} (${names}) overriding system value
          select ${names} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`,
      );
      if (columns.includes('id'))
        await transaction.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${name}`);
    }
  });
}
