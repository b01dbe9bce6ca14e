import {
  allowedStoryActions,
  isLate,
  may,
  type Rights,
  type Story,
  type StoryFacts,
  type StoryMessage,
  stageOf,
} from '@marquee/shared/domain';
import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../kernel/db/connect.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { stories, storyMessages } from '../../kernel/db/schema/stories.ts';
import { categories } from '../../kernel/db/schema/taxonomy.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { draftHasText } from './draftHasText.ts';

export const storyWriters = alias(users, 'story_writers');
export const storyEditors = alias(users, 'story_editors');

const personColumns = (table: typeof storyWriters | typeof storyEditors) => ({
  id: table.id,
  firstName: table.firstName,
  lastName: table.lastName,
});

/** Reads stories with everything that their pages show. */
export function selectStories(db: Queryable) {
  return db
    .select({
      row: stories,
      category: { key: categories.key, name: categories.name },
      writer: personColumns(storyWriters),
      editor: personColumns(storyEditors),
      post: { id: posts.id, name: posts.name, status: posts.status, hasText: draftHasText },
    })
    .from(stories)
    .leftJoin(categories, eq(categories.id, stories.categoryId))
    .leftJoin(storyWriters, eq(storyWriters.id, stories.writerId))
    .leftJoin(storyEditors, eq(storyEditors.id, stories.editorId))
    .leftJoin(posts, eq(posts.id, stories.postId))
    .$dynamic();
}

export type StoredStory = Awaited<ReturnType<typeof selectStories>>[number];

/** Reads one story. @returns undefined for an unknown story */
export async function findStory(db: Queryable, condition: SQL): Promise<StoredStory | undefined> {
  const [found] = await selectStories(db).where(condition);
  return found;
}

/** Returns the facts that decide which steps a story can take. */
export function factsOf({ row, post }: StoredStory): StoryFacts & { state: StoredStory['row']['state'] } {
  return { state: row.state, postStatus: post?.status ?? null, hasText: post?.hasText === true };
}

/** Formats stories for an account. */
export async function toStories(
  db: Queryable,
  found: readonly StoredStory[],
  account: Rights,
  now: Date,
): Promise<Story[]> {
  const messages = await readMessages(
    db,
    found.map(({ row }) => row.id),
  );
  return found.map((stored) => toStory(stored, messages.get(stored.row.id) ?? [], account, now));
}

function toStory(stored: StoredStory, messages: StoryMessage[], account: Rights, now: Date): Story {
  const { row, category, writer, editor, post } = stored;
  const { dueDay, dueTime, dueAt } = row;
  const facts = factsOf(stored);
  const stage = stageOf(facts);
  const isEditor = may(account, 'planStory', { authorId: row.writerId, site: row.site, sites: [row.site] });
  const actors = [
    ...(row.writerId === account.id ? (['writer'] as const) : []),
    ...(isEditor ? (['editor'] as const) : []),
  ];
  return {
    ...{ id: String(row.id), slug: row.slug, brief: row.brief, site: row.site, category },
    ...{ writer: person(writer), editor: person(editor), words: row.words, pictures: row.pictures },
    due: dueDay !== null && dueAt !== null ? { day: dueDay, time: dueTime, at: dueAt.toISOString() } : null,
    ...{ stage, isLate: isLate(stage, dueAt?.getTime() ?? null, now.getTime()) },
    post: post && { id: String(post.id), name: post.name, status: post.status },
    ...{ messages, createdAt: row.createdAt.toISOString(), version: row.version },
    actions: allowedStoryActions(facts, actors),
  };
}

function person(row: StoredStory['writer']): Story['writer'] {
  return row && { id: String(row.id), name: `${row.firstName} ${row.lastName}`.trim() };
}

async function readMessages(db: Queryable, ids: readonly number[]): Promise<Map<number, StoryMessage[]>> {
  if (ids.length === 0) return new Map();
  const { storyId, kind, at, text } = storyMessages;
  const rows = await db
    .select({ storyId, kind, at, text, firstName: users.firstName, lastName: users.lastName })
    .from(storyMessages)
    .leftJoin(users, eq(users.id, storyMessages.authorId))
    .where(inArray(storyMessages.storyId, [...ids]))
    .orderBy(asc(storyMessages.id));
  const views = rows.map(({ storyId: id, firstName, lastName, ...row }) => ({
    id,
    message: { ...row, at: row.at.toISOString(), from: `${firstName ?? ''} ${lastName ?? ''}`.trim() },
  }));
  return new Map(ids.map((id) => [id, views.filter((view) => view.id === id).map(({ message }) => message)]));
}
