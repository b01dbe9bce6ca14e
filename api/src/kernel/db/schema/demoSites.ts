import type { SiteKey } from '@marquee/shared/domain';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Sites whose demo content was already created. */
export const demoSites = pgTable('demo_sites', {
  site: text().$type<SiteKey>().primaryKey(),
  posts: integer().notNull(),
  seededAt: moment('seeded_at').notNull(),
});
