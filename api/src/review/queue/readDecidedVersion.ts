import { type DraftFields, decisionActions } from '@marquee/shared/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { audit } from '../../kernel/db/schema/audit.ts';
import { revisions } from '../../kernel/db/schema/revisions.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { readDraft } from '../../writing/drafts/readDraft.ts';

/**
 * Returns the version of a post that a moderator returned to its writer, and the post as it is now.
 * @throws ProblemError 404 if no moderator has returned the post, and as `readDraft` does
 */
export async function readDecidedVersion(
  db: Queryable,
  account: UserRow,
  id: string,
): Promise<{ before: DraftFields; after: DraftFields }> {
  const { row, fields } = await readDraft(db, account, id);
  const version = await decidedVersionOf(db, row.id);
  const [revision] =
    version === null
      ? []
      : await db
          .select({ fields: revisions.fields })
          .from(revisions)
          .where(and(eq(revisions.postId, row.id), eq(revisions.version, version)));
  if (!revision) throw notFound('An earlier version that was reviewed');
  // A revision of an older release has no language.
  return { before: { language: row.language, ...revision.fields }, after: fields };
}

/** Returns the version that a moderator last returned to its writer. Null if the post was published or moved on since. */
export async function decidedVersionOf(db: Queryable, postId: number): Promise<number | null> {
  const [last] = await db
    .select({ action: audit.action, after: audit.after })
    .from(audit)
    .where(
      and(
        eq(audit.subject, 'post'),
        eq(audit.subjectId, String(postId)),
        inArray(audit.action, [...decisionActions, 'publishScheduled', 'undo']),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(1);
  const isReturned = last?.action === 'requestChanges' || last?.action === 'reject';
  return isReturned && last.after && 'version' in last.after ? Number(last.after.version) : null;
}
