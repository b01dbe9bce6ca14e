import { type CuratedPromo, curationLimits, type PromoFields, type SiteKey } from '@marquee/shared/domain';
import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { promos } from '../../../kernel/db/schema/promos.ts';
import { byBeginning, isCurrent } from '../../../reading/promos/currentPromos.ts';

type PromoRow = typeof promos.$inferSelect;

/** Maximum number of listed promos. Sites may have more from before the limit. */
const maxListed = 2 * curationLimits.promos;

/** Lists the promos of a site, the newest first. */
export async function listPromos(db: Queryable, site: SiteKey): Promise<CuratedPromo[]> {
  const rows = await db
    .select()
    .from(promos)
    .where(eq(promos.site, site))
    .orderBy(desc(promos.createdAt), desc(promos.id))
    .limit(maxListed);
  const shown = await shownPromo(db, site);
  return rows.map((row) => toCuratedPromo(row, shown));
}

/** Formats a promo with its present state. */
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
