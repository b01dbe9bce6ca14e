import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import type { OriginalStore } from '../../images/rendering/OriginalStore.ts';
import type { UploadFormat } from './acceptedFormat.ts';

/** Time for a writer to use a picture, also one in a draft that waits in a browser without a connection. */
const unusedMs = 7 * 86_400_000;
/** No upload takes as long. */
const leftoverMs = 3_600_000;
/** Public ids of uploads, wherever a text names one. */
const mentioned = 'uploads/[0-9a-f]{8}-[0-9a-f-]{27}';

/**
 * Removes the uploads older than 7 days that no post, working copy, revision or account names.
 * @returns how many.
 */
export async function removeUnusedUploads(db: Database, originals: OriginalStore, now: Date): Promise<number> {
  // Each text is read once, whatever the number of uploads. Without an old upload, nothing is read.
  const { rows } = await db.execute<{ public_id: string; format: UploadFormat }>(sql`
    with old as materialized (
      select public_id from uploads where created_at < ${new Date(now.getTime() - unusedMs)}
    ), texts as (
      select concat_ws(' ', image, modules, content, special_feature) as text from posts
      union all select fields::text from working_copies
      union all select fields::text from revisions
      union all select concat_ws(' ', image, bio) from users
    ), used as (
      select matches[1] as public_id
      from texts, regexp_matches(text, ${`(${mentioned})`}, 'g') as matches
      where exists (select from old)
    )
    delete from uploads
    where public_id in (select public_id from old) and public_id not in (select public_id from used)
    returning public_id, format`);
  for (const { public_id, format } of rows) await originals.remove(public_id, format);
  return rows.length;
}

/** Removes the unfinished files of a killed process. */
export async function removeLeftovers(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    const folder = join(directory, name);
    const facts = await stat(folder).catch(() => undefined);
    if (facts && facts.mtimeMs < Date.now() - leftoverMs) await rm(folder, { recursive: true, force: true });
  }
}
