import type { DraftFields, Revision } from '@marquee/shared/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { revisions } from '../../kernel/db/schema/revisions.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { notFound } from '../../kernel/http/notFound.ts';

const { fields, ...listed } = {
  id: revisions.id,
  version: revisions.version,
  at: revisions.at,
  reason: revisions.reason,
  userId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  fields: revisions.fields,
};

/** Maximum number of revisions in a response. Thinning leaves about this many after two years of daily work. */
const maxRevisions = 2_000;

/** Values of the fields that posts did not have when the oldest revisions were stored. */
const laterFields: Pick<DraftFields, 'imageCredit'> = { imageCredit: null };

/** Lists the revisions of a post, the newest first. */
export async function readRevisions(db: Queryable, postId: number): Promise<Revision[]> {
  const rows = await db
    .select(listed)
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.userId))
    .where(eq(revisions.postId, postId))
    .orderBy(desc(revisions.version))
    .limit(maxRevisions);
  return rows.map(toRevision);
}

/** Returns a revision with its fields. @throws ProblemError 404 */
export async function readRevision(
  db: Queryable,
  postId: number,
  id: string,
): Promise<Revision & { fields: DraftFields }> {
  const [row] = await db
    .select({ ...listed, fields })
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.userId))
    .where(and(eq(revisions.postId, postId), eq(revisions.id, rowId(id))));
  if (!row) throw notFound('This revision');
  // Revisions of older releases lack later fields.
  return { ...toRevision(row), fields: { ...laterFields, ...row.fields } };
}

type Row = Pick<typeof revisions.$inferSelect, 'id' | 'version' | 'at' | 'reason'> & {
  userId: number | null;
  firstName: string | null;
  lastName: string | null;
};

function toRevision({ id, version, at, reason, userId, firstName, lastName }: Row): Revision {
  return {
    id: String(id),
    version,
    at: at.toISOString(),
    reason,
    by: userId === null ? null : { id: String(userId), fullname: `${firstName ?? ''} ${lastName ?? ''}`.trim() },
  };
}
