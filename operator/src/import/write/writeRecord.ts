import type { Queryable } from '@marquee/api/db/connect.ts';
import { importedRecords } from '@marquee/api/db/schema/importedRecords.ts';
import { posts } from '@marquee/api/db/schema/posts.ts';
import { uploads } from '@marquee/api/db/schema/uploads.ts';
import { recordAudit } from '@marquee/api/vocal/audit/recordAudit.ts';
import { videoDataOf } from '@marquee/api/vocal/drafts/readDraft.ts';
import { writeTags } from '@marquee/api/vocal/submission/writeTags.ts';
import { draftLimits, type SiteKey } from '@marquee/shared/domain';
import { commandActor } from '../../frame/commandActor.ts';
import type { ComposedPost } from '../body/composePost.ts';
import { cutAtWord } from '../body/cutAtWord.ts';
import type { ReadyPicture } from '../pictures/PictureImport.ts';
import type { Note, SourceRecord } from '../record.ts';
import { addRedirects, ensureKey } from './ensureAddress.ts';
import { ensureAuthor } from './ensureAuthor.ts';
import { ensureSections } from './ensureSections.ts';

export type WrittenRecord = {
  key: string;
  /** Former paths that need a redirect before they reach the network. */
  outsidePaths: string[];
  notes: Note[];
};

/** Writes a post with all that it needs, in the caller's transaction, and that it was imported. */
export async function writeRecord(
  db: Queryable,
  { site, digest, now }: { site: SiteKey; digest: string; now: Date },
  record: SourceRecord,
  composed: ComposedPost,
  pictures: readonly ReadyPicture[],
): Promise<WrittenRecord> {
  const notes: Note[] = [];
  const [author, ...others] = record.authors;
  if (!author) notes.push({ outcome: 'lost', reason: 'Its author is not in the file: it has none.', text: '' });
  for (const { name } of others)
    notes.push({ outcome: 'lost', reason: `A post has one author: ${name} is not named.`, text: '' });
  const authorId = author ? await ensureAuthor(db, author, now) : null;
  const named = { categories: record.categories, channel: record.settings?.channel, tags: record.tags };
  const { categoryId, channelId, tags } = await ensureSections(db, site, named, notes);
  const key = await ensureKey(db, site, record, notes);
  const { category: _category, channel: _channel, tags: _tags, ...columns } = composed.fields;
  const createdAt = record.createdAt ?? record.publishedAt ?? now;
  const [post] = await db
    .insert(posts)
    .values({
      ...columns,
      ...{ site, key, authorId, categoryId, channelId, status: record.status, publishedAt: record.publishedAt },
      ...{ createdAt, modifiedAt: record.publishedAt ?? createdAt },
      seoKeywords: columns.seoKeywords || cutAtWord(tags.map(({ name }) => name).join(', '), draftLimits.seo),
      videoData: videoDataOf(columns),
    })
    .returning({ id: posts.id });
  if (!post) throw new Error('The database did not return the new post.');
  await writeTags(db, post.id, tags);
  const outsidePaths =
    record.status === 'published' ? await addRedirects(db, { id: post.id, site, key }, record.formerPaths) : [];
  for (const { publicId, format, width, height, bytes } of pictures)
    await db
      .insert(uploads)
      .values({ publicId, userId: authorId, format, width, height, bytes, createdAt: now })
      .onConflictDoNothing();
  await db
    .insert(importedRecords)
    .values({ site, sourceId: record.sourceId, digest, postId: post.id, importedAt: now });
  await recordAudit(db, {
    ...{ at: now, actorId: null, action: 'import', subject: 'post', subjectId: String(post.id), site },
    after: { status: record.status, key, source: record.sourceId },
    reason: commandActor(),
  });
  return { key, outsidePaths, notes };
}
