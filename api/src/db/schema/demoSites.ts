import type { SiteKey } from '@marquee/shared/domain';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Sites whose demo content has been filled in, so that it happens once. */
export const demoSites = pgTable('demo_sites', {
  site: text().$type<SiteKey>().primaryKey(),
  posts: integer().notNull(),
  seededAt: moment('seeded_at').notNull(),
});
