import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type CuratedKind, type CuratedSectionChange, isReservedKey, type SiteKey } from '@marquee/shared/domain';
import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { notFound } from '../../../http/notFound.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { curatedTables } from './curatedTables.ts';
import { lockSections } from './lockSections.ts';

/**
 * Gives a category, channel or tag another name or key. The former key redirects: a trigger records it.
 * @throws ProblemError 404; 409 when it changed since the moderator read it, or another has the key; 422 for a key that
 *   is a word of the addresses
 */
export async function changeSection(
  db: Queryable,
  { site, kind, id, actorId }: { site: SiteKey; kind: CuratedKind; id: number; actorId: number },
  { before, ...after }: CuratedSectionChange,
  at: Date,
): Promise<void> {
  const { table, subject } = curatedTables[kind];
  const [row] = await lockSections(db, site, kind, [id]);
  if (!row) throw notFound(`This ${subject}`);
  if (row.name !== before.name || row.key !== before.key) {
    const message = `Somebody else changed this ${subject} meanwhile: it is “${row.name}” at “${row.key}” now.`;
    throw new ProblemError(409, 'section-changed', message);
  }
  if (isReservedKey(after.key)) {
    const message = 'This word belongs to the addresses of the network.';
    throw new ProblemError(422, 'invalid', message, { errors: [{ pointer: '/key', code: 'reserved', message }] });
  }
  const [taken] = await db
    .select({ name: table.name })
    .from(table)
    .where(and(eq(table.site, site), eq(table.key, after.key), ne(table.id, id)));
  if (taken) {
    const message = `“${taken.name}” has this address.`;
    throw new ProblemError(409, 'key-taken', message, { errors: [{ pointer: '/key', code: 'taken', message }] });
  }
  await db.update(table).set(after).where(eq(table.id, id));
  await recordAudit(db, { at, actorId, action: 'change', subject, subjectId: String(id), site, before, after });
}
