import type { Queryable } from '@marquee/api/acts/database.ts';
import { categories, posts, stories, storyMessages, users } from '@marquee/api/acts/tables.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { StoryRecord } from '../../newsroom/records.ts';
import { nameColumns, personOf } from './personOf.ts';

/** Reads the stories and pitches of a site, the oldest first. @param fileOf returns the file of a post */
export async function readStories(
  db: Queryable,
  site: SiteKey,
  fileOf: (post: { id: number; key: string | null }) => string,
): Promise<StoryRecord[]> {
  const [writers, editors] = [alias(users, 'writers'), alias(users, 'editors')];
  const rows = await db
    .select({
      row: stories,
      ...{ writer: nameColumns(writers), editor: nameColumns(editors), category: categories.name },
      post: { id: posts.id, key: posts.key },
    })
    .from(stories)
    .leftJoin(writers, eq(writers.id, stories.writerId))
    .leftJoin(editors, eq(editors.id, stories.editorId))
    .leftJoin(categories, eq(categories.id, stories.categoryId))
    // An export has no posts of the trash and of other sites.
    .leftJoin(posts, and(eq(posts.id, stories.postId), eq(posts.site, stories.site), isNull(posts.deletedAt)))
    .where(eq(stories.site, site))
    .orderBy(asc(stories.id));
  const messages = await readMessages(db, site);
  return rows.map(({ row, writer, editor, category, post }) => ({
    ...{ id: row.creationKey, state: row.state, slug: row.slug, brief: row.brief, category },
    ...{ words: row.words, pictures: row.pictures, writer: personOf(writer), editor: personOf(editor) },
    due: row.dueDay === null ? null : { day: row.dueDay, time: row.dueTime },
    post: post && `../${fileOf(post)}`,
    messages: messages.get(row.id) ?? [],
    ...{ createdAt: row.createdAt.toISOString(), modifiedAt: row.modifiedAt.toISOString() },
  }));
}

async function readMessages(db: Queryable, site: SiteKey): Promise<Map<number, StoryRecord['messages']>> {
  const rows = await db
    .select({ row: storyMessages, from: nameColumns(users) })
    .from(storyMessages)
    .innerJoin(stories, eq(stories.id, storyMessages.storyId))
    .leftJoin(users, eq(users.id, storyMessages.authorId))
    .where(eq(stories.site, site))
    .orderBy(asc(storyMessages.id));
  const messages = new Map<number, StoryRecord['messages']>();
  for (const { row, from } of rows) {
    const message = { kind: row.kind, at: row.at.toISOString(), from: personOf(from), text: row.text };
    messages.set(row.storyId, [...(messages.get(row.storyId) ?? []), message]);
  }
  return messages;
}
