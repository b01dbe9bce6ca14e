import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { CuratedKind, SectionMerge, SiteKey } from '@marquee/shared/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { rowId } from '../../../db/rowId.ts';
import { posts, postTags } from '../../../db/schema/posts.ts';
import { redirects } from '../../../db/schema/redirects.ts';
import { notFound } from '../../../http/notFound.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { curatedTables } from './curatedTables.ts';
import { type LockedSection, lockSections } from './lockSections.ts';

/** Limit of a merge's statements: each moved post is indexed for searches again. The server in front ends a call after 60 s. */
export const mergeTimeoutMs = 50_000;

type Merge = {
  site: SiteKey;
  kind: CuratedKind;
  /** The id of the one that stays. */
  into: number;
  actorId: number;
};

/**
 * Moves all posts of some categories, channels or tags to another one and removes them. Their addresses, former ones
 * too, lead to the one that stays.
 * @throws ProblemError 404 when the site lacks one of them; 422 for a merge into itself
 */
export async function mergeSections(db: Queryable, merge: Merge, sent: SectionMerge, at: Date): Promise<void> {
  const { site, kind, into, actorId } = merge;
  const { table, subject } = curatedTables[kind];
  const from = [...new Set(sent.from.map(rowId))];
  if (from.includes(into)) {
    const message = `A ${subject} cannot be merged into itself.`;
    throw new ProblemError(422, 'invalid', message, { errors: [{ pointer: '/from', code: 'same', message }] });
  }
  const rows = await lockSections(db, site, kind, [...from, into]);
  const target = rows.find(({ id }) => id === into);
  const removed = rows.filter(({ id }) => id !== into);
  if (!target || removed.length < from.length) throw notFound(`The ${subject}`);

  if (kind === 'tags') await moveTags(db, removed, target);
  else await moveSection(db, merge, removed, target);
  await db
    .update(redirects)
    .set({ targetId: into })
    .where(and(eq(redirects.kind, subject), inArray(redirects.targetId, from)));
  await db
    .insert(redirects)
    .values(removed.map(({ key }) => ({ site, kind: subject, key, targetId: into })))
    .onConflictDoUpdate({ target: [redirects.site, redirects.kind, redirects.key], set: { targetId: into } });
  await db.delete(table).where(inArray(table.id, from));
  const [before, after] = [{ removed, into: target }, target];
  await recordAudit(db, { at, actorId, action: 'merge', subject, subjectId: String(into), site, before, after });
}

/** A post that has several of the tags keeps the place of the first. */
async function moveTags(db: Queryable, removed: readonly LockedSection[], target: LockedSection): Promise<void> {
  const from = removed.map(({ id }) => id);
  await db.execute(sql`
    insert into post_tag (post_id, tag_id, position)
      select post_id, ${target.id}::bigint, min(position) from post_tag
      where tag_id = any(${sql.param(from)}::bigint[]) group by post_id
    on conflict do nothing`);
  await db.delete(postTags).where(inArray(postTags.tagId, from));
  // Drafts and working copies carry tags by id.
  const tagsOfDrafts = (tags: ReturnType<typeof sql>) => sql`(
    select coalesce(jsonb_agg(tag order by place), '[]') from (
      select distinct on (tag) tag, place from (
        select case when tag ->> 'id' = any(${sql.param(from.map(String))}::text[])
          then jsonb_build_object('id', ${String(target.id)}::text, 'name', ${target.name}::text)
          else tag end as tag, place
        from jsonb_array_elements(${tags}) with ordinality as given (tag, place)
      ) as mapped order by tag, place
    ) as kept)`;
  await db.execute(sql`
    update posts set draft_tags = ${tagsOfDrafts(sql`draft_tags`)}
    where jsonb_typeof(draft_tags) = 'array' and exists (
      select from jsonb_array_elements(draft_tags) as tag where tag ->> 'id' = any(${sql.param(from.map(String))}::text[]))`);
  await db.execute(sql`
    update working_copies set fields = jsonb_set(fields, '{tags}', ${tagsOfDrafts(sql`fields -> 'tags'`)})
    where exists (
      select from jsonb_array_elements(fields -> 'tags') as tag
      where tag ->> 'id' = any(${sql.param(from.map(String))}::text[]))`);
}

/** Posts name their category and channel by id, changes of published posts by key. */
async function moveSection(
  db: Queryable,
  { site, kind }: Merge,
  removed: readonly LockedSection[],
  target: LockedSection,
): Promise<void> {
  const from = removed.map(({ id }) => id);
  if (kind === 'categories')
    await db.update(posts).set({ categoryId: target.id }).where(inArray(posts.categoryId, from));
  else await db.update(posts).set({ channelId: target.id }).where(inArray(posts.channelId, from));
  const { subject } = curatedTables[kind];
  for (const { key } of removed)
    await db.execute(sql`select follow_section_key(${subject}, ${site}, ${key}, ${target.key})`);
}
