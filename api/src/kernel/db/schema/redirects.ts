import type { SiteKey } from '@marquee/shared/domain';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, reference } from './columns.ts';

/** Kind of record that a former address belonged to. */
export type RedirectKind = 'post' | 'category' | 'channel' | 'tag';

/** Former keys. Triggers add a row when a key changes. A key in use has precedence over a former key. */
export const redirects = pgTable(
  'redirects',
  {
    site: text().$type<SiteKey>().notNull(),
    kind: text().$type<RedirectKind>().notNull(),
    key: text().notNull(),
    /** Id of the present post, category, channel or tag. */
    targetId: reference('target_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.kind, table.key] }),
    index('redirects_target').on(table.kind, table.targetId),
  ],
);
