import { isDeepStrictEqual } from 'node:util';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { CuratedKind, CuratedSectionChange, SiteKey } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { violatedConstraint } from '../../../kernel/db/violatedConstraint.ts';
import { notFound } from '../../../kernel/http/notFound.ts';
import { recordAudit } from '../../../people/audit/recordAudit.ts';
import { refuseUnknownPicture } from '../refuseUnknownPicture.ts';
import { curatedTables } from './curatedTables.ts';
import { type LockedSection, lockSections } from './lockSections.ts';
import { refuseSectionKey, sectionKeyTaken } from './refuseSectionKey.ts';

/** Fields of a category or channel that moderators change, in addition to its name and key. */
const shownFields = ['description', 'image', 'position'] as const;

/**
 * Changes a category, channel or tag. A trigger redirects a former key.
 * @throws ProblemError 404; 409 if the section changed since the moderator read it, or if another section has the key;
 *   422 for a reserved key, for an unknown picture, and for a field that tags lack
 */
export async function changeSection(
  db: Queryable,
  call: { site: SiteKey; kind: CuratedKind; id: number; actorId: number },
  { before, ...sent }: CuratedSectionChange,
  at: Date,
): Promise<void> {
  const { site, kind, id, actorId } = call;
  const { table, subject } = curatedTables[kind];
  const [row] = await lockSections(db, site, kind, [id]);
  if (!row) throw notFound(`This ${subject}`);
  const lacking = kind === 'tags' && shownFields.find((field) => sent[field] !== undefined);
  if (lacking) {
    const message = 'Tag pages do not show this.';
    throw new ProblemError(422, 'invalid', message, {
      errors: [{ pointer: `/${lacking}`, code: 'unrecognized_keys', message }],
    });
  }
  refuseOutdated(row, before, subject);
  await refuseSectionKey(db, call, sent.key);
  await refuseUnknownPicture(db, actorId, { sent: sent.image, stored: row.image, pointer: '/image' });
  // Fields that were not sent stay as they are.
  const after = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  try {
    await db.update(table).set(after).where(eq(table.id, id));
  } catch (error) {
    // Another change took the key after it was checked.
    throw violatedConstraint(error) ? sectionKeyTaken() : error;
  }
  await recordAudit(db, { at, actorId, action: 'change', subject, subjectId: String(id), site, before, after });
}

function refuseOutdated(row: LockedSection, before: CuratedSectionChange['before'], subject: string): void {
  const isRead = (['name', 'key', ...shownFields] as const).every(
    (field) => before[field] === undefined || isDeepStrictEqual(before[field], row[field]),
  );
  if (isRead) return;
  const message = `Someone else has changed this ${subject} in the meantime. It is now “${row.name}” at “${row.key}”.`;
  throw new ProblemError(409, 'section-changed', message);
}
