import { isDeepStrictEqual } from 'node:util';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type CuratedPromo, curationLimits, type PromoChange, type PromoFields } from '@marquee/shared/domain';
import { and, count, eq } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { promos } from '../../../kernel/db/schema/promos.ts';
import { notFound } from '../../../kernel/http/notFound.ts';
import { recordAudit } from '../../../people/audit/recordAudit.ts';
import type { CurationCall } from '../CurationServices.ts';
import { curationChanged } from '../curationChanged.ts';
import { lockSiteOf } from '../lockSiteOf.ts';
import { refuseUnknownPicture } from '../refuseUnknownPicture.ts';
import { promoColumnsOf, promoFieldsOf, toCurrentPromo } from './readPromos.ts';

/** @throws ProblemError 409 if the site has the maximum number of promos; 422 for an unknown picture */
export async function createPromo(
  db: Queryable,
  { site, actorId }: CurationCall,
  fields: PromoFields,
  at: Date,
): Promise<CuratedPromo> {
  await lockSiteOf(db, 'promo', site);
  const [existing] = await db.select({ rows: count() }).from(promos).where(eq(promos.site, site));
  if ((existing?.rows ?? 0) >= curationLimits.promos) {
    const message = `This magazine has ${curationLimits.promos} promos. Delete one first.`;
    throw new ProblemError(409, 'curation-full', message);
  }
  await refuseUnknownPicture(db, actorId, { sent: fields.image, stored: null, pointer: '/image' });
  const [row] = await db
    .insert(promos)
    .values({ ...promoColumnsOf(fields), site, createdAt: at })
    .returning();
  if (!row) throw new Error('The database returned no promo.');
  const subjectId = String(row.id);
  await recordAudit(db, {
    at,
    actorId,
    action: 'create',
    subject: 'promo',
    subjectId,
    site,
    after: promoFieldsOf(row),
  });
  return toCurrentPromo(db, row);
}

/** @throws ProblemError 404; 409 if the promo changed since the moderator read it; 422 for an unknown picture */
export async function changePromo(
  db: Queryable,
  call: CurationCall & { id: number },
  { before, ...fields }: PromoChange,
  at: Date,
): Promise<CuratedPromo> {
  const { site, actorId, id } = call;
  const stored = await lockPromo(db, call);
  if (!isDeepStrictEqual(promoFieldsOf(promoOf(before, stored)), promoFieldsOf(stored)))
    throw curationChanged('this promo');
  await refuseUnknownPicture(db, actorId, { sent: fields.image, stored: stored.image, pointer: '/image' });
  const [row] = await db.update(promos).set(promoColumnsOf(fields)).where(eq(promos.id, id)).returning();
  if (!row) throw new Error('A locked promo no longer exists.');
  const after = promoFieldsOf(row);
  await recordAudit(db, {
    at,
    actorId,
    action: 'change',
    subject: 'promo',
    subjectId: String(id),
    site,
    before,
    after,
  });
  return toCurrentPromo(db, row);
}

/** @throws ProblemError 404 */
export async function removePromo(db: Queryable, call: CurationCall & { id: number }, at: Date): Promise<void> {
  const { site, actorId, id } = call;
  const before = promoFieldsOf(await lockPromo(db, call));
  await db.delete(promos).where(eq(promos.id, id));
  await recordAudit(db, { at, actorId, action: 'remove', subject: 'promo', subjectId: String(id), site, before });
}

async function lockPromo(db: Queryable, { site, id }: CurationCall & { id: number }) {
  const [row] = await db
    .select()
    .from(promos)
    .where(and(eq(promos.site, site), eq(promos.id, id)))
    .for('update');
  if (!row) throw notFound('This promo');
  return row;
}

/** Normalizes times for a comparison, because a time can be written in several ways. */
function promoOf(fields: PromoFields, stored: typeof promos.$inferSelect) {
  return { ...stored, ...promoColumnsOf(fields) };
}
