import type { MediaReplacement } from '@marquee/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { notFound } from '../../kernel/http/notFound.ts';

const maxListed = 10;

type ReplacementRow = {
  id: string;
  from_id: string;
  from_title: string;
  to_id: string;
  to_title: string;
  at: string;
  actor_id: string | null;
  actor: string | null;
  changed: number;
  left: number;
  is_undone: boolean;
};

/** Lists the last replacements of a picture and by it, the newest first. */
export function listReplacements(db: Queryable, itemId: number): Promise<MediaReplacement[]> {
  return read(db, sql`r.from_id = ${itemId} or r.to_id = ${itemId}`);
}

/** Returns a replacement that is known to exist. */
export async function readReplacement(db: Queryable, id: number): Promise<MediaReplacement> {
  const [replacement] = await read(db, sql`r.id = ${id}`);
  if (!replacement) throw notFound('The replacement');
  return replacement;
}

async function read(db: Queryable, condition: SQL): Promise<MediaReplacement[]> {
  const { rows } = await db.execute<ReplacementRow>(sql`
    select r.id, r.at, r.from_id, f.title as from_title, r.to_id, t.title as to_title, r.actor_id,
      a.first_name || ' ' || a.last_name as actor, r.undone_at is not null as is_undone,
      (select count(*)::int from media_replaced_posts d where d.replacement_id = r.id) as changed,
      case when r.undone_at is not null then
        (select count(*)::int from media_replaced_posts d where d.replacement_id = r.id and not d.is_undone)
      when r.finished_at is null then
        (select count(distinct u.post_id)::int from picture_uses u where u.original = f.original and u.site = r.site)
      else 0 end as left
    from media_replacements r join media_items f on f.id = r.from_id join media_items t on t.id = r.to_id
      left join users a on a.id = r.actor_id
    where ${condition} order by r.id desc limit ${maxListed}`);
  return rows.map((row) => ({
    id: String(row.id),
    from: { id: String(row.from_id), title: row.from_title },
    to: { id: String(row.to_id), title: row.to_title },
    at: new Date(row.at).toISOString(),
    by: row.actor_id === null ? null : { id: String(row.actor_id), name: (row.actor ?? '').trim() },
    ...{ changed: row.changed, left: row.left, isUndone: row.is_undone },
  }));
}
