import type { Image, SiteKey } from '@marquee/shared/domain';
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns.ts';

/** Banners on home pages. A site shows its newest active one. */
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
  },
  (table) => [index('promos_site').on(table.site, table.createdAt)],
);
