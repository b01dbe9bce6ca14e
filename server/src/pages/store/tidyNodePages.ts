import { setImmediate as turn } from 'node:timers/promises';
import { openPageDatabase } from './openPageDatabase.ts';

/** Maximum size of the stored pages of all sets, in bytes. */
const maxStoredBytes = 256_000_000;
/** Maximum number of purged tags to keep; workers remember as many. */
const maxPurges = 20_000;
/** Number of pages that are deleted at once. Workers wait while they are. */
const each = 50;

/**
 * Deletes the stored pages of all sets but these, then the oldest pages above the maximum size, and forgets the oldest purges.
 * @param folder of the node's stored pages
 * @param sets names of the sets whose workers readers reach, or may reach soon
 */
export async function tidyNodePages(
  folder: string,
  sets: readonly string[],
  maxBytes: number = maxStoredBytes,
): Promise<void> {
  const database = openPageDatabase(folder);
  try {
    const superfluous = database.prepare(`
      select rowid as id from (
        select rowid, release_set, sum(length(body) + length(head)) over (order by stored_at desc, rowid) as bytes from pages
      ) where release_set not in (select value from json_each(?)) or bytes > ?`);
    const ids = superfluous.all(JSON.stringify(sets), maxBytes).map(({ id }) => Number(id));
    const remove = database.prepare('delete from pages where rowid in (select value from json_each(?))');
    for (let from = 0; from < ids.length; from += each) {
      remove.run(JSON.stringify(ids.slice(from, from + each)));
      await turn();
    }
    const boundary = database.prepare('select id from purges order by id desc limit 1 offset ?').get(maxPurges);
    if (!boundary) return;
    const id = Number(boundary.id);
    database.prepare('update purge_state set floor = max(floor, ?)').run(id);
    database.prepare('delete from purges where id <= ?').run(id);
  } finally {
    database.close();
  }
}
