import { recordAudit } from '@marquee/api/acts/accounts.ts';
import type { Queryable } from '@marquee/api/acts/database.ts';
import { videoDataOf, writeTags } from '@marquee/api/acts/posts.ts';
import { type ImportedReport, importedRecords, posts, reviews, uploads } from '@marquee/api/acts/tables.ts';
import { draftLimits, type SiteKey } from '@marquee/shared/domain';
import { commandActor } from '../../frame/commandActor.ts';
import type { ComposedPost } from '../body/composePost.ts';
import { cutAtWord } from '../body/cutAtWord.ts';
import type { ReadyOriginal } from '../pictures/PictureImport.ts';
import type { Note, SourceRecord } from '../record.ts';
import { ensureKey } from './ensureAddress.ts';
import { ensureAuthor } from './ensureAuthor.ts';
import { ensureSections } from './ensureSections.ts';
import { writeBylines } from './writeBylines.ts';

export type WrittenRecord = { id: number; key: string; report: ImportedReport };

/** Writes a post with everything it needs, and its import record, in the caller's transaction. */
export async function writeRecord(
  db: Queryable,
  { site, digest, now }: { site: SiteKey; digest: string; now: Date },
  record: SourceRecord,
  composed: ComposedPost,
  originals: readonly ReadyOriginal[],
): Promise<WrittenRecord> {
  const notes: Note[] = [];
  const [author, ...others] = record.authors;
  if (!author)
    notes.push({ outcome: 'lost', reason: 'Its author is not in the file. It has no author now.', text: '' });
  const authorId = author ? await ensureAuthor(db, author, now) : null;
  const named = { categories: record.categories, channel: record.settings?.channel, tags: record.tags };
  const { categoryId, channelId, tags } = await ensureSections(db, site, named, notes);
  const key = await ensureKey(db, site, record, notes);
  const { category: _category, channel: _channel, tags: _tags, ...columns } = composed.fields;
  const embargoUntil = record.settings?.embargoUntil;
  const isScheduled = record.status === 'scheduled';
  const begun = record.createdAt ?? record.publishedAt ?? now;
  const createdAt = begun > now ? now : begun;
  const [post] = await db
    .insert(posts)
    .values({
      ...columns,
      ...{ site, key, authorId, categoryId, channelId, status: record.status },
      ...{ publishedAt: isScheduled ? null : record.publishedAt, publishAt: isScheduled ? record.publishedAt : null },
      ...{ createdAt, modifiedAt: isScheduled ? createdAt : (record.publishedAt ?? createdAt) },
      seoKeywords: columns.seoKeywords || cutAtWord(tags.map(({ name }) => name).join(', '), draftLimits.seo),
      videoData: videoDataOf(columns),
      corrections: record.settings?.corrections ?? [],
      embargoUntil: embargoUntil === undefined ? null : new Date(embargoUntil),
    })
    .returning({ id: posts.id, version: posts.version });
  if (!post) throw new Error('The database did not return the new post.');
  await writeTags(db, post.id, tags);
  // Only the approved version of a scheduled post is published.
  if (isScheduled)
    await db.insert(reviews).values({
      postId: post.id,
      site,
      status: 'scheduled',
      isChange: false,
      submittedAt: now,
      approvedVersion: post.version,
    });
  const exported = record.settings?.bylines ?? [];
  const people = [
    ...exported.map(({ person, ...byline }) => ({ ...byline, person: { ...person, email: null } })),
    // An editor can give shares of the money later, and nobody else can.
    ...others.map((person) => ({ person, role: 'words' as const, percent: 0 })),
  ];
  const bylines = await writeBylines(db, { id: post.id, authorId }, people, now, notes);
  for (const { publicId, format, width, height, bytes } of originals)
    await db
      .insert(uploads)
      .values({ publicId, userId: authorId, format, width, height, bytes, createdAt: now })
      .onConflictDoNothing();
  const report = { status: record.status, words: composed.words, notes: [...composed.notes, ...notes] };
  await db
    .insert(importedRecords)
    .values({ site, sourceId: record.sourceId, digest, postId: post.id, importedAt: now, report });
  await recordAudit(db, {
    ...{ at: now, actorId: null, action: 'import', subject: 'post', subjectId: String(post.id), site },
    after: { status: record.status, key, source: record.sourceId, ...(bylines.length > 0 && { bylines }) },
    reason: commandActor(),
  });
  return { id: post.id, key, report };
}
