import { type CuratedPromo, curationLimits, type PromoFields, type SiteKey } from '@marquee/shared/domain';
import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { promos } from '../../../db/schema/promos.ts';
import { byBeginning, isCurrent } from '../../../promos/currentPromos.ts';

type PromoRow = typeof promos.$inferSelect;

/** Older rows than a site can have now are not listed. */
const mostListed = 2 * curationLimits.promos;

/** Promos of a site, the newest first. */
export async function listPromos(db: Queryable, site: SiteKey): Promise<CuratedPromo[]> {
  const rows = await db
    .select()
    .from(promos)
    .where(eq(promos.site, site))
    .orderBy(desc(promos.createdAt), desc(promos.id))
    .limit(mostListed);
  const shown = await shownPromo(db, site);
  return rows.map((row) => toCuratedPromo(row, shown));
}

/** A promo with its present state. */
export async function toCurrentPromo(db: Queryable, row: PromoRow): Promise<CuratedPromo> {
  return toCuratedPromo(row, await shownPromo(db, row.site));
}

/** The fields that moderators change. */
export function promoFieldsOf(row: PromoRow): PromoFields {
  const { name, subtitle, image, actionLabel, actionUrl, active, startsAt, endsAt } = row;
  const period = { from: startsAt?.toISOString() ?? null, to: endsAt?.toISOString() ?? null, active };
  return { name, subtitle, image, actionLabel, actionUrl, ...period };
}

/** Columns of the fields that moderators change. */
export function promoColumnsOf({ from, to, ...fields }: PromoFields) {
  return { ...fields, startsAt: from === null ? null : new Date(from), endsAt: to === null ? null : new Date(to) };
}

async function shownPromo(db: Queryable, site: SiteKey): Promise<number | undefined> {
  const [shown] = await db
    .select({ id: promos.id })
    .from(promos)
    .where(isCurrent(site))
    .orderBy(...byBeginning)
    .limit(1);
  return shown?.id;
}

function toCuratedPromo(row: PromoRow, shown: number | undefined): CuratedPromo {
  const { id, createdAt } = row;
  return { id: String(id), createdAt: createdAt.toISOString(), isShown: id === shown, ...promoFieldsOf(row) };
}
