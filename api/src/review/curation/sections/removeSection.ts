import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { CuratedKind, SiteKey } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { posts, postTags } from '../../../kernel/db/schema/posts.ts';
import { notFound } from '../../../kernel/http/notFound.ts';
import { recordAudit } from '../../../people/audit/recordAudit.ts';
import { curatedTables } from './curatedTables.ts';
import { lockSections } from './lockSections.ts';

/**
 * Removes an unused category, channel or tag. Unpublished posts also count as use.
 * @throws ProblemError 404; 409 while a post has it
 */
export async function removeSection(
  db: Queryable,
  { site, kind, id, actorId }: { site: SiteKey; kind: CuratedKind; id: number; actorId: number },
  at: Date,
): Promise<void> {
  const { table, subject } = curatedTables[kind];
  const [before] = await lockSections(db, site, kind, [id]);
  if (!before) throw notFound(`This ${subject}`);
  if (await isUsed(db, kind, id))
    throw new ProblemError(
      409,
      'section-in-use',
      `This ${subject} still has posts. Merge it into another one instead.`,
    );
  await db.delete(table).where(eq(table.id, id));
  await recordAudit(db, { at, actorId, action: 'remove', subject, subjectId: String(id), site, before });
}

async function isUsed(db: Queryable, kind: CuratedKind, id: number): Promise<boolean> {
  const rows =
    kind === 'tags'
      ? await db.select({ id: postTags.postId }).from(postTags).where(eq(postTags.tagId, id)).limit(1)
      : await db
          .select({ id: posts.id })
          .from(posts)
          .where(eq(kind === 'categories' ? posts.categoryId : posts.channelId, id))
          .limit(1);
  return rows.length > 0;
}
