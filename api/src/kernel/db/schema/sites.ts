import type { SiteKey } from '@marquee/shared/domain';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

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
});
