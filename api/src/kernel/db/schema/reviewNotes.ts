import type { NoteAudience, NoteQuote } from '@marquee/shared/domain';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns.ts';
import { posts } from './posts.ts';
import { users } from './users.ts';

/** Notes of moderators on posts. Their place in the present text is computed when they are read. */
export const reviewNotes = pgTable(
  'review_notes',
  {
    id: identity(),
    postId: reference('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** Part of the post that the note is about. Together with `quote`, it is a `NoteAnchor`. */
    place: text().notNull(),
    quote: jsonb().$type<NoteQuote>(),
    /** Plain text. */
    text: text().notNull(),
    audience: text().$type<NoteAudience>().notNull(),
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
    editedAt: moment('edited_at'),
    resolvedAt: moment('resolved_at'),
    resolvedBy: reference('resolved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('review_notes_post').on(table.postId),
    index('review_notes_user').on(table.userId),
    index('review_notes_resolver').on(table.resolvedBy),
  ],
);

/** Replies to notes, in the order of their ids. */
export const reviewReplies = pgTable(
  'review_replies',
  {
    id: identity(),
    noteId: reference('note_id')
      .notNull()
      .references(() => reviewNotes.id, { onDelete: 'cascade' }),
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Plain text. */
    text: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('review_replies_note').on(table.noteId), index('review_replies_user').on(table.userId)],
);
