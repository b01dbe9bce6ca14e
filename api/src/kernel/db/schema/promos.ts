import type { Image, SiteKey } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns.ts';

/** Banners on home pages. A site shows the active promo that began last (decision 071). */
export const promos = pgTable(
  'promos',
  {
    id: identity(),
    site: text().$type<SiteKey>().notNull(),
    name: text().notNull(),
    subtitle: text().notNull(),
    image: jsonb().$type<Image>(),
    actionUrl: text('action_url').notNull(),
    actionLabel: text('action_label').notNull(),
    active: boolean().notNull().default(true),
    createdAt: moment('created_at').notNull(),
    /** Time from which the promo is shown; null for a promo that is shown since its creation. */
    startsAt: moment('starts_at'),
    /** Time from which the promo is no longer shown. */
    endsAt: moment('ends_at'),
    /** The next of these two times, maintained by a trigger. Null if both are past. */
    changesAt: moment('changes_at'),
  },
  (table) => [
    index('promos_site').on(table.site, table.createdAt),
    index('promos_due').on(table.changesAt).where(sql`changes_at is not null`),
    check('promos_end_after_start', sql`starts_at < ends_at`),
  ],
);
