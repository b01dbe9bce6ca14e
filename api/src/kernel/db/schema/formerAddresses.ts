import type { SiteKey } from '@marquee/shared/domain';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, reference } from './columns.ts';

/** Kinds of targets: a record, a path of the site, or an address of another host. */
export type FormerTargetKind = 'post' | 'category' | 'channel' | 'tag' | 'author' | 'path' | 'url';
/** Writers of a redirect. An import never replaces redirects that a person wrote. */
export type FormerAddressSource = 'import' | 'person';

/** Addresses that a site had before it moved here. A page at the same address has precedence. */
export const formerAddresses = pgTable(
  'former_addresses',
  {
    site: text().$type<SiteKey>().notNull(),
    /** Path and query in the form of `formerAddress`. */
    address: text().notNull(),
    kind: text().$type<FormerTargetKind>().notNull(),
    /** Id of the record. Null for a path or an address. */
    targetId: reference('target_id'),
    /** Path or address. Null for a record. */
    target: text(),
    source: text().$type<FormerAddressSource>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.address] }),
    index('former_addresses_target').on(table.kind, table.targetId),
  ],
);
