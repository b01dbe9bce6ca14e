import type { SavedViewPage } from '@marquee/shared/domain';
import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identity, reference } from './columns.ts';
import { users } from './users.ts';

/** Views of the review queue and of the board that accounts have named. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    page: text().$type<SavedViewPage>().notNull(),
    name: text().notNull(),
    /** Query of the page's address, with the question mark. */
    search: text().notNull(),
  },
  (table) => [unique('saved_views_name').on(table.userId, table.page, table.name)],
);
