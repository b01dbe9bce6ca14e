import { isDeepStrictEqual } from 'node:util';
import { curationLimits, type PicksChange, type SiteKey } from '@marquee/shared/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { isPublished } from '../../../kernel/db/published.ts';
import { rowId } from '../../../kernel/db/rowId.ts';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { recordAudit } from '../../../people/audit/recordAudit.ts';
import { orderOf } from '../../../reading/lists/postFilter.ts';
import { invalid } from '../../../writing/drafts/changes/cleanChanges.ts';
import type { CurationCall } from '../CurationServices.ts';
import { curationChanged } from '../curationChanged.ts';
import { lockSiteOf } from '../lockSiteOf.ts';

/** Returns the ids of a site's editor's picks in the order of its lists, at most 200. */
export async function readPicks(db: Queryable, site: SiteKey): Promise<number[]> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.site, site), isPublished, sql`${posts.editorPick}`))
    .orderBy(...orderOf({ site, editorPick: 'true' }))
    .limit(curationLimits.listedPicks);
  return rows.map(({ id }) => id);
}

/**
 * Makes posts the editor's picks of a site, in the given order. Former picks that are not in the list are removed.
 * @throws ProblemError 409 if the picks changed since the moderator read them; 422 for a post that is not published on
 *   the site
 */
export async function changePicks(
  db: Queryable,
  { site, actorId }: CurationCall,
  { ids, before }: PicksChange,
  at: Date,
): Promise<void> {
  await lockSiteOf(db, 'picks', site);
  const former = await readPicks(db, site);
  if (!isDeepStrictEqual(before.map(rowId), former)) throw curationChanged('the editor’s picks');
  const picked = ids.map(rowId);
  // Rows are locked in the order of their ids, so that no other change of several posts deadlocks with this one.
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.site, site), isPublished, inArray(posts.id, [...former, ...picked])))
    .orderBy(posts.id)
    .for('no key update');
  const found = new Set(rows.map(({ id }) => id));
  const errors = picked.flatMap((id, place) =>
    found.has(id)
      ? []
      : [{ pointer: `/ids/${place}`, code: 'unknown', message: 'This post is not published in this magazine.' }],
  );
  if (errors.length > 0) throw invalid(errors);
  const ended = former.filter((id) => !picked.includes(id));
  if (ended.length > 0)
    await db.update(posts).set({ editorPick: false, pickPosition: null }).where(inArray(posts.id, ended));
  await db.execute(sql`
    update posts set editor_pick = true, pick_position = picked.place
    from unnest(${sql.param(picked)}::bigint[]) with ordinality as picked (id, place)
    where posts.id = picked.id and (not posts.editor_pick or posts.pick_position is distinct from picked.place)`);
  await recordAudit(db, {
    ...{ at, actorId, action: 'change', subject: 'editorsPicks', subjectId: site, site },
    ...{ before: { ids: former.map(String) }, after: { ids: picked.map(String) } },
  });
}
