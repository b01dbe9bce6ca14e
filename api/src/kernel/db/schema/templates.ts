import type { TemplateContent, TemplateKind } from '@marquee/shared/domain';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns.ts';
import { users } from './users.ts';

/** Templates of posts and saved blocks. Only their owner reads them. */
export const templates = pgTable(
  'templates',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<TemplateKind>().notNull(),
    name: text().notNull(),
    /** Text and modules of the template, sanitized by the rules of posts. */
    content: jsonb().$type<TemplateContent>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('templates_user').on(table.userId)],
);
