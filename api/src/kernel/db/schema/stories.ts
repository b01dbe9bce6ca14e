import type { SiteKey, StoryMessage, StoryState } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns.ts';
import { posts } from './posts.ts';
import { categories } from './taxonomy.ts';
import { users } from './users.ts';

/** Stories, which are planned before their posts exist. Posts can outlive their stories, and stories their posts. */
export const stories = pgTable(
  'stories',
  {
    id: identity(),
    state: text().$type<StoryState>().notNull(),
    /** Working name. */
    slug: text().notNull(),
    /** Plain text. */
    brief: text().notNull(),
    site: text().$type<SiteKey>().notNull(),
    categoryId: reference('category_id').references(() => categories.id, { onDelete: 'set null' }),
    /** Account that pitched the story or has it assigned. */
    writerId: reference('writer_id').references(() => users.id, { onDelete: 'set null' }),
    /** Editor who looks after the story. */
    editorId: reference('editor_id').references(() => users.id, { onDelete: 'set null' }),
    creatorId: reference('creator_id').references(() => users.id, { onDelete: 'set null' }),
    /** Chosen by the creator's browser, so that a repeated call creates no second story. */
    creationKey: uuid('creation_key').notNull(),
    /** Editor who assigned the story last. A repeated assignment of this editor changes nothing. */
    assignerId: reference('assigner_id').references(() => users.id, { onDelete: 'set null' }),
    postId: reference('post_id').references(() => posts.id, { onDelete: 'set null' }),
    /** Local day and time in the zone of the site. A story without a time is due at the end of its day. */
    dueDay: date('due_day', { mode: 'string' }),
    dueTime: text('due_time'),
    /** Moment from which the story is late. */
    dueAt: moment('due_at'),
    /** The due moment about which the writer got a notice, or for which none is needed. */
    toldDueAt: moment('told_due_at'),
    words: integer(),
    pictures: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
    modifiedAt: moment('modified_at').notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    unique('stories_once').on(table.creatorId, table.creationKey),
    unique('stories_post_id_key').on(table.postId),
    check('stories_assigned_has_post', sql`state <> 'assigned' or post_id is not null`),
    check('stories_due_whole', sql`(due_day is null) = (due_at is null)`),
    index('stories_writer').on(table.writerId, table.id),
    index('stories_editor').on(table.editorId),
    index('stories_site').on(table.site, table.id),
    index('stories_category').on(table.categoryId),
    index('stories_due_day').on(table.dueDay).where(sql`due_day is not null`),
    index('stories_untold').on(table.dueAt).where(sql`state = 'assigned' and told_due_at is distinct from due_at`),
  ],
);

/** Messages of editors to the writer of a story. */
export const storyMessages = pgTable(
  'story_messages',
  {
    id: identity(),
    storyId: reference('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    kind: text().$type<StoryMessage['kind']>().notNull(),
    authorId: reference('author_id').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
    text: text().notNull(),
  },
  (table) => [
    index('story_messages_story').on(table.storyId, table.id),
    index('story_messages_author').on(table.authorId),
  ],
);
