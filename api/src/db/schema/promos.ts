import type { Image, SiteKey } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns.ts';

/** Banners on home pages. A site shows the active one that began last (decision 071). */
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
    /** From here on it is shown; null: since it was created. */
    startsAt: moment('starts_at'),
    /** The first moment at which it is not shown any more. */
    endsAt: moment('ends_at'),
    /** The next of these two moments, kept by trigger; null when none is ahead. */
    changesAt: moment('changes_at'),
  },
  (table) => [
    index('promos_site').on(table.site, table.createdAt),
    index('promos_due').on(table.changesAt).where(sql`changes_at is not null`),
    check('promos_end_after_start', sql`starts_at < ends_at`),
  ],
);
