import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import type { OriginalFormat, OriginalStore } from '../../kernel/originals/OriginalStore.ts';

const dayMs = 86_400_000;
/** Time for a writer to use a picture, which may be in a draft of a browser without a connection. */
const firstUseMs = 7 * dayMs;
/** Time after the end of the last use, in which a restored backup can still name the picture. */
const lastUseMs = dayMs;
/** Time in which a replacement of the library can be undone for certain. */
const undoMs = 30 * dayMs;
/** Age at which an unfinished file counts as abandoned. No upload takes that long. */
const leftoverMs = 3_600_000;
/** Matches the public ids of uploads anywhere in a text. */
const mentioned = 'uploads/[0-9a-f]{8}-[0-9a-f-]{27}';

/** Columns of a post that can name an upload: all JSON, and the text with pictures. */
const postTexts = sql.join(
  Object.values(getTableColumns(posts)).filter((column) => column.getSQLType() === 'jsonb' || column === posts.content),
  sql`, `,
);

/**
 * Maximum number of uploads removed in a call, because their rows are locked until the storage has removed the
 * pictures.
 */
const maxAtOnce = 500;
/** Calls to the storage at a time. */
const removalsAtOnce = 10;

/**
 * Removes the uploads that no post, working copy, revision, template, account, section, promo or library of a site has contained for a day,
 * but none in the first 7 days after the upload. The original of an edited picture is used as long as the picture is. It also records which uploads are unused, so call it every hour. A picture that
 * cannot be removed keeps its row for the next call.
 * @returns the number of removed uploads
 */
export async function removeUnusedUploads(db: Database, originals: OriginalStore, now: Date): Promise<number> {
  const time = sql`${now.toISOString()}::timestamptz`;
  const unusedUntil = sql`${new Date(now.getTime() - lastUseMs).toISOString()}::timestamptz`;
  // Uploads created before this time can be removed within a day.
  const oldUntil = sql`${new Date(now.getTime() - firstUseMs + lastUseMs).toISOString()}::timestamptz`;
  return db.transaction(async (transaction) => {
    // Each text is read once, whatever the number of uploads. Without an old upload, nothing is read.
    const { rows } = await transaction.execute<{ public_id: string; format: OriginalFormat }>(sql`
    with old as materialized (
      select public_id, unused_since from uploads where created_at <= ${oldUntil}
    ), texts as (
      select concat_ws(' ', ${postTexts}) as text from ${posts}
      union all select fields::text from working_copies
      union all select fields::text from revisions
      union all select content::text from templates
      union all select concat_ws(' ', image, bio) from users
      union all select image::text from categories
      union all select concat_ws(' ', image, page_logo, masthead_logo) from channels
      union all select image::text from promos
      union all select public_id from media_items
      union all select former::text from media_replaced_posts join media_replacements r on r.id = replacement_id
        where r.at > ${new Date(now.getTime() - undoMs).toISOString()}::timestamptz
    ), shown as materialized (
      select distinct matches[1] as public_id
      from texts, regexp_matches(text, ${`(${mentioned})`}, 'g') as matches
      where exists (select from old)
    ), used as materialized (
      select public_id from shown
      union select original from uploads join shown using (public_id) where original is not null
    ), used_again as (
      update uploads set unused_since = null
      where public_id in (select public_id from old where unused_since is not null)
        and public_id in (select public_id from used)
    ), found_unused as (
      update uploads set unused_since = ${time}
      where public_id in (select public_id from old where unused_since is null)
        and public_id not in (select public_id from used)
    )
    delete from uploads
    where public_id in (
      select public_id from old where unused_since <= ${unusedUntil} and public_id not in (select public_id from used)
      limit ${maxAtOnce}
    )
    returning public_id, format`);
    for (let at = 0; at < rows.length; at += removalsAtOnce) {
      const some = rows.slice(at, at + removalsAtOnce);
      await Promise.all(some.map(({ public_id, format }) => originals.remove(public_id, format)));
    }
    return rows.length;
  });
}

/** Removes the unfinished files of a killed process. */
export async function removeLeftovers(directory: string, originals: OriginalStore): Promise<void> {
  await originals.removeUnfinished(new Date(Date.now() - leftoverMs));
  for (const name of await readdir(directory)) {
    const folder = join(directory, name);
    const facts = await stat(folder).catch(() => undefined);
    if (facts && facts.mtimeMs < Date.now() - leftoverMs) await rm(folder, { recursive: true, force: true });
  }
}
