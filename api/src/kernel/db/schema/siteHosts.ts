import type { HostKey } from '@marquee/shared/domain';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Host names that an operator gave to sites and to Vocal. A trigger makes servers read them again after a change. */
export const siteHosts = pgTable('site_hosts', {
  name: text().primaryKey(),
  host: text().$type<HostKey>().notNull(),
  kind: text().$type<'canonical' | 'redirect'>().notNull(),
  /** MARQUEE_DOMAIN of the network that the row is for. Other networks ignore it. */
  domain: text().notNull(),
  since: moment('since').notNull(),
});
