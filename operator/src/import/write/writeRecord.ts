import { recordAudit } from '@marquee/api/acts/accounts.ts';
import type { Queryable } from '@marquee/api/acts/database.ts';
import { videoDataOf, writeTags } from '@marquee/api/acts/posts.ts';
import { importedRecords, posts, uploads } from '@marquee/api/acts/tables.ts';
import { draftLimits, type SiteKey } from '@marquee/shared/domain';
import { commandActor } from '../../frame/commandActor.ts';
import type { ComposedPost } from '../body/composePost.ts';
import { cutAtWord } from '../body/cutAtWord.ts';
import type { ReadyOriginal } from '../pictures/PictureImport.ts';
import type { Note, SourceRecord } from '../record.ts';
import { addRedirects, ensureKey } from './ensureAddress.ts';
import { ensureAuthor } from './ensureAuthor.ts';
import { ensureSections } from './ensureSections.ts';
import { writeBylines } from './writeBylines.ts';

export type WrittenRecord = {
  key: string;
  /** Former paths that need a redirect before they reach the network. */
  outsidePaths: string[];
  notes: Note[];
};

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
  for (const { name } of others)
    notes.push({ outcome: 'lost', reason: `A post has one author. ${name} was left out.`, text: '' });
  const authorId = author ? await ensureAuthor(db, author, now) : null;
  const named = { categories: record.categories, channel: record.settings?.channel, tags: record.tags };
  const { categoryId, channelId, tags } = await ensureSections(db, site, named, notes);
  const key = await ensureKey(db, site, record, notes);
  const { category: _category, channel: _channel, tags: _tags, ...columns } = composed.fields;
  const embargoUntil = record.settings?.embargoUntil;
  const createdAt = record.createdAt ?? record.publishedAt ?? now;
  const [post] = await db
    .insert(posts)
    .values({
      ...columns,
      ...{ site, key, authorId, categoryId, channelId, status: record.status, publishedAt: record.publishedAt },
      ...{ createdAt, modifiedAt: record.publishedAt ?? createdAt },
      seoKeywords: columns.seoKeywords || cutAtWord(tags.map(({ name }) => name).join(', '), draftLimits.seo),
      videoData: videoDataOf(columns),
      corrections: record.settings?.corrections ?? [],
      embargoUntil: embargoUntil === undefined ? null : new Date(embargoUntil),
    })
    .returning({ id: posts.id });
  if (!post) throw new Error('The database did not return the new post.');
  await writeTags(db, post.id, tags);
  const bylines = await writeBylines(db, { id: post.id, authorId }, record.settings?.bylines ?? [], now, notes);
  const outsidePaths =
    record.status === 'published' ? await addRedirects(db, { id: post.id, site, key }, record.formerPaths) : [];
  for (const { publicId, format, width, height, bytes } of originals)
    await db
      .insert(uploads)
      .values({ publicId, userId: authorId, format, width, height, bytes, createdAt: now })
      .onConflictDoNothing();
  await db
    .insert(importedRecords)
    .values({ site, sourceId: record.sourceId, digest, postId: post.id, importedAt: now });
  await recordAudit(db, {
    ...{ at: now, actorId: null, action: 'import', subject: 'post', subjectId: String(post.id), site },
    after: { status: record.status, key, source: record.sourceId, ...(bylines.length > 0 && { bylines }) },
    reason: commandActor(),
  });
  return { key, outsidePaths, notes };
}
