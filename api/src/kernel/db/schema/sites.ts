import type { DataSite } from '@marquee/platform/network/dataSite.ts';
import type { SiteConfig, SiteKey } from '@marquee/shared/domain';
import { customType, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The sites of the network. A change purges all pages, and lets apis and servers read the sites again. */
export const sites = pgTable('sites', {
  key: text().$type<SiteKey>().primaryKey(),
  /** `code`: a copy of a folder of the last started api. `data`: a site that exists only here. */
  home: text({ enum: ['code', 'data'] }).notNull(),
  /** Place among the sites. Null for a place after the others. */
  position: integer(),
  name: text().notNull(),
  /** IANA name of the site's time zone. SQL reads it by `zone_of_site(key)`. */
  timeZone: text('time_zone').notNull(),
  changedAt: moment('changed_at').notNull(),
  /** The other columns belong to sites of data. They are null for sites of code. */
  version: text(),
  config: jsonb().$type<SiteConfig>(),
  theme: jsonb().$type<DataSite['theme']>(),
  assets: jsonb().$type<DataSite['assets']>(),
});

/** Fonts, logos and icons of sites of data, by their names in `/assets/sites/<key>/`. */
export const siteFiles = pgTable(
  'site_files',
  {
    site: text()
      .$type<SiteKey>()
      .notNull()
      .references(() => sites.key, { onDelete: 'cascade' }),
    name: text().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.name] })],
);
