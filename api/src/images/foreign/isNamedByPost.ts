import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

/** Whether a stored post names the address of a picture at another host (index `posts_foreign_pictures`). */
export async function isNamedByPost(db: Database, address: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`select 1 from posts where foreign_pictures(modules, video_data) @> array[${address}::text] limit 1`,
  );
  return (rowCount ?? 0) > 0;
}
