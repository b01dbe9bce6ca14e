import type { ReviewStatus, SiteKey } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, reference, tsvector } from './columns.ts';
import { posts } from './posts.ts';

/**
 * One narrow row for each post in any state, for the board. Triggers keep it (see `refresh_board` in the migrations).
 * Filters read much of it, so it has no texts but the name.
 */
export const boardPosts = pgTable(
  'board_posts',
  {
    postId: reference('post_id')
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The name of the changes if there are any, as `site`, `categoryId` and `channelId`. */
    name: text().notNull(),
    site: text().$type<SiteKey>(),
    /** The sites of the post, its changes and its review. An editor of one of them sees the post. */
    sites: text().array().$type<SiteKey[]>().notNull(),
    /** The status of the changes of a published post, once they were submitted. Otherwise the status of the post. */
    status: text().$type<ReviewStatus>().notNull(),
    isLive: boolean('is_live').notNull(),
    isInTrash: boolean('is_in_trash').notNull(),
    authorId: reference('author_id'),
    /** The moderator who claimed the post last. Not a foreign key, because a trigger writes it. */
    editorId: reference('editor_id'),
    categoryId: reference('category_id'),
    channelId: reference('channel_id'),
    /** Folded names of tags that `post_tag` does not have yet. */
    draftTags: text('draft_tags').array(),
    /** Time at which the post was or will be published. */
    plannedAt: moment('planned_at'),
    editedAt: moment('edited_at').notNull(),
  },
  (table) => [
    index('board_posts_edited').on(table.editedAt, table.postId),
    index('board_posts_counted').on(table.status, table.sites).where(sql`not is_in_trash`),
    index('board_posts_author').on(table.authorId),
    index('board_posts_editor').on(table.editorId),
    index('board_posts_category').on(table.categoryId),
    index('board_posts_channel').on(table.channelId),
    index('board_posts_planned').on(table.plannedAt, table.postId).where(sql`planned_at is not null`),
  ],
);

/** Words of posts that are not live, and of unpublished changes. `post_search` has the words of all other posts. */
export const boardSearch = pgTable(
  'board_search',
  {
    postId: reference('post_id')
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    search: tsvector('search').notNull(),
  },
  (table) => [index('board_search_search').using('gin', table.search)],
);
