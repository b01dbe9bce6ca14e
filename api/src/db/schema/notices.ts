import type { NoticeDetail, NoticeKind, NoticeMails } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns.ts';
import { posts } from './posts.ts';
import { users } from './users.ts';

/** Notices: a row for each person whom a change of a post concerns. */
export const notices = pgTable(
  'notices',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NoticeKind>().notNull(),
    postId: reference('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    actorId: reference('actor_id').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
    /** Names the change: a person has one notice of it, however often it is reported. */
    key: text().notNull(),
    detail: jsonb().$type<NoticeDetail>().notNull(),
    readAt: moment('read_at'),
    /** How the notice is mailed; null when it is not. */
    mail: text().$type<Exclude<NoticeMails, 'none'>>(),
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    unique('notices_once').on(table.userId, table.key),
    index('notices_newest').on(table.userId, table.id),
    index('notices_unread').on(table.userId).where(sql`read_at is null`),
    index('notices_digest').on(table.userId).where(sql`mail = 'digest' and mailed_at is null`),
    index('notices_post').on(table.postId),
    index('notices_actor').on(table.actorId),
    index('notices_age').on(table.at),
  ],
);
