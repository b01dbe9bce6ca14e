import { and, asc, eq, exists, gt, or } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { stories, storyMessages } from '../../kernel/db/schema/stories.ts';
import type { DataFile } from './zipFiles.ts';

/** Rows in a query. */
const batch = 500;

/** Yields a file for each story of an account, as its writer or as an editor, with the account's messages. */
export async function* storyFiles(db: Database, userId: number): AsyncGenerator<DataFile> {
  const ownMessages = db
    .select({ id: storyMessages.id })
    .from(storyMessages)
    .where(and(eq(storyMessages.storyId, stories.id), eq(storyMessages.authorId, userId)));
  const own = or(eq(stories.writerId, userId), eq(stories.creatorId, userId), exists(ownMessages));
  for (let after = 0; ; ) {
    const rows = await db
      .select()
      .from(stories)
      .where(and(own, gt(stories.id, after)))
      .orderBy(asc(stories.id))
      .limit(batch);
    for (const row of rows) yield { path: `stories/${row.id}.json`, content: [await storyFile(db, row, userId)] };
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
}

async function storyFile(db: Database, row: typeof stories.$inferSelect, userId: number): Promise<string> {
  const { id, state, slug, brief, site, dueDay, dueTime, words, pictures, createdAt, postId, writerId } = row;
  const ofStory = eq(storyMessages.storyId, id);
  // Messages are between the editors and the writer.
  const messages = await db
    .select({ kind: storyMessages.kind, at: storyMessages.at, text: storyMessages.text })
    .from(storyMessages)
    .where(writerId === userId ? ofStory : and(ofStory, eq(storyMessages.authorId, userId)))
    .orderBy(asc(storyMessages.id));
  const isWriter = writerId === userId;
  const facts = { state, slug, brief, site, dueDay, dueTime, words, pictures, createdAt, isWriter, messages };
  return `${JSON.stringify({ ...facts, postId: isWriter && postId !== null ? String(postId) : null }, null, 2)}\n`;
}
