import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { CuratedKind, SectionMerge, SiteKey } from '@marquee/shared/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { rowId } from '../../../kernel/db/rowId.ts';
import { formerAddresses } from '../../../kernel/db/schema/formerAddresses.ts';
import { posts, postTags } from '../../../kernel/db/schema/posts.ts';
import { redirects } from '../../../kernel/db/schema/redirects.ts';
import { stories } from '../../../kernel/db/schema/stories.ts';
import { notFound } from '../../../kernel/http/notFound.ts';
import { recordAudit } from '../../../people/audit/recordAudit.ts';
import { curatedTables } from './curatedTables.ts';
import { type LockedSection, lockSections } from './lockSections.ts';

/**
 * Time limit of a merge's statements. Each moved post is indexed again for searches. The server in front of the api
 * ends a call after 60 s.
 */
export const mergeTimeoutMs = 50_000;

type Merge = {
  site: SiteKey;
  kind: CuratedKind;
  /** Id of the section that stays. */
  into: number;
  actorId: number;
};

/**
 * Moves all posts of some categories, channels or tags to another section and removes the merged sections. Their
 * current and former addresses redirect to the section that stays.
 * @throws ProblemError 404 if the site lacks one of the sections; 422 for a merge into itself
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
    .update(formerAddresses)
    .set({ targetId: into })
    .where(and(eq(formerAddresses.kind, subject), inArray(formerAddresses.targetId, from)));
  await db
    .insert(redirects)
    .values(removed.map(({ key }) => ({ site, kind: subject, key, targetId: into })))
    .onConflictDoUpdate({ target: [redirects.site, redirects.kind, redirects.key], set: { targetId: into } });
  await db.delete(table).where(inArray(table.id, from));
  const [before, after] = [{ removed, into: target }, target];
  await recordAudit(db, { at, actorId, action: 'merge', subject, subjectId: String(into), site, before, after });
}

/** Merges tags. A post with several of the tags keeps the position of the first. */
async function moveTags(db: Queryable, removed: readonly LockedSection[], target: LockedSection): Promise<void> {
  const from = removed.map(({ id }) => id);
  await db.execute(sql`
    insert into post_tag (post_id, tag_id, position)
      select post_id, ${target.id}::bigint, min(position) from post_tag
      where tag_id = any(${sql.param(from)}::bigint[]) group by post_id
    on conflict do nothing`);
  await db.delete(postTags).where(inArray(postTags.tagId, from));
  // Drafts and working copies contain tags by id.
  const tagsOfDrafts = (tags: ReturnType<typeof sql>) => sql`(
    select coalesce(jsonb_agg(tag order by place), '[]') from (
      select distinct on (tag) tag, place from (
        select case when tag ->> 'id' = any(${sql.param(from.map(String))}::text[])
          then jsonb_build_object('id', ${String(target.id)}::text, 'name', ${target.name}::text)
          else tag end as tag, place
        from jsonb_array_elements(${tags}) with ordinality as given (tag, place)
      ) as mapped order by tag, place
    ) as distinct_tags)`;
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

/**
 * Replaces the category or channel of posts, which have its id, and of changes to published posts, which have its key.
 */
async function moveSection(
  db: Queryable,
  { site, kind }: Merge,
  removed: readonly LockedSection[],
  target: LockedSection,
): Promise<void> {
  const from = removed.map(({ id }) => id);
  if (kind === 'categories') {
    await db.update(posts).set({ categoryId: target.id }).where(inArray(posts.categoryId, from));
    await db.update(stories).set({ categoryId: target.id }).where(inArray(stories.categoryId, from));
  } else await db.update(posts).set({ channelId: target.id }).where(inArray(posts.channelId, from));
  const { subject } = curatedTables[kind];
  for (const { key } of removed)
    await db.execute(sql`select follow_section_key(${subject}, ${site}, ${key}, ${target.key})`);
}
