import { randomUUID } from 'node:crypto';
import { recordAudit } from '@marquee/api/acts/accounts.ts';
import type { Queryable } from '@marquee/api/acts/database.ts';
import { dueMoment } from '@marquee/api/acts/posts.ts';
import { importedRecords, posts, stories, storyMessages } from '@marquee/api/acts/tables.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import { commandActor } from '../../frame/commandActor.ts';
import { type StoryRecord, storyRecordSchema } from '../../newsroom/records.ts';
import { beside } from '../beside.ts';
import type { Note } from '../record.ts';
import type { ImportReport } from '../report/ImportReport.ts';
import type { Target } from '../Target.ts';
import { ensurePerson } from '../write/ensureAuthor.ts';
import { ensureSections } from '../write/ensureSections.ts';
import { EntryError, importEntries } from './importEntries.ts';
import type { NewsroomEntry } from './readNewsroom.ts';

type StoryImport = { site: SiteKey; now: Date; report: ImportReport };

/** Imports the stories and pitches of a site. Call it after the posts, which the stories name. */
export async function importStories(db: Target, entries: readonly NewsroomEntry[], run: StoryImport): Promise<void> {
  await importEntries<StoryRecord>(db, run, entries, {
    ...{ schema: storyRecordSchema, totals: run.report.newsroom.totals.stories, idOf: ({ id }) => `story:${id}` },
    titleOf: ({ slug }) => slug,
    write: (transaction, story, file, notes) => writeStory(transaction, story, file, { ...run, notes }),
  });
}

async function writeStory(
  db: Queryable,
  story: StoryRecord,
  file: string,
  { site, now, notes }: StoryImport & { notes: Note[] },
): Promise<void> {
  const { id: _id, category, writer, editor, due, post, messages, createdAt, modifiedAt, ...plan } = story;
  const postId = post === null ? null : await postOf(db, site, beside(file, post));
  if (post !== null && postId === null)
    notes.push({ outcome: 'lost', reason: `Its post ${post} was not imported.`, text: '' });
  if (postId !== null) await refuseSecondStory(db, postId);
  const isWithoutPost = story.state === 'assigned' && postId === null;
  if (isWithoutPost)
    notes.push({ outcome: 'changed', reason: 'It has no post, so it is accepted and not assigned.', text: '' });
  const { categoryId } = await ensureSections(db, site, { categories: category ? [category] : [], tags: [] }, notes);
  const moment = await dueMoment(db, site, due);
  const state = isWithoutPost ? 'accepted' : story.state;
  const [row] = await db
    .insert(stories)
    .values({
      ...{ ...plan, ...moment, state, site, categoryId, postId, creationKey: randomUUID() },
      ...{ createdAt: new Date(createdAt), modifiedAt: new Date(modifiedAt) },
      ...{ writerId: await ensurePerson(db, writer, now), editorId: await ensurePerson(db, editor, now) },
      // A story that was late before the import gives no notice.
      toldDueAt: moment.dueAt instanceof Date && moment.dueAt <= now ? moment.dueAt : null,
    })
    .returning({ id: stories.id });
  if (!row) throw new Error('The database did not return the new story.');
  for (const { kind, at, from, text } of messages) {
    const authorId = await ensurePerson(db, from, now);
    await db.insert(storyMessages).values({ storyId: row.id, kind, authorId, at: new Date(at), text });
  }
  await recordAudit(db, {
    ...{ at: now, actorId: null, action: 'import', subject: 'story', subjectId: String(row.id), site },
    after: { name: plan.slug, state, postId },
    reason: commandActor(),
  });
}

/** Finds the post that was imported from a file. */
async function postOf(db: Queryable, site: SiteKey, path: string): Promise<number | null> {
  const [row] = await db
    .select({ id: posts.id })
    .from(importedRecords)
    .innerJoin(posts, eq(posts.id, importedRecords.postId))
    .where(and(eq(importedRecords.site, site), eq(importedRecords.sourceId, `markdown:${path}`)));
  return row?.id ?? null;
}

async function refuseSecondStory(db: Queryable, postId: number): Promise<void> {
  const [other] = await db.select({ id: stories.id }).from(stories).where(eq(stories.postId, postId));
  if (other) throw new EntryError('Its post has another story.');
}
