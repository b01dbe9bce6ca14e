import type { NoticeDetail, NoticeKind, NoticeMails } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns.ts';
import { posts } from './posts.ts';
import { users } from './users.ts';

/** Notices of events of posts and of money, with a row for each receiver. */
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
    /** Key of the change. A person gets one notice for each key, however often the change is reported. */
    key: text().notNull(),
    detail: jsonb().$type<NoticeDetail>().notNull(),
    readAt: moment('read_at'),
    /** Delivery of the notice by mail; null if it is not mailed. */
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
