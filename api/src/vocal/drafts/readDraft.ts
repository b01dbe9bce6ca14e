import type { Action, Draft, DraftFields, DraftTag } from '@marquee/shared/domain';
import { asc, eq } from 'drizzle-orm';
import type { UserRow } from '../../accounts/userView.ts';
import type { Queryable } from '../../db/connect.ts';
import { rowId } from '../../db/rowId.ts';
import { posts, postTags } from '../../db/schema/posts.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { categories, channels, tags } from '../../db/schema/taxonomy.ts';
import { users } from '../../db/schema/users.ts';
import { workingCopies } from '../../db/schema/workingCopies.ts';
import { videoEmbed } from '../../html/videoEmbed.ts';
import { notFound } from '../../http/notFound.ts';
import { requireRight } from '../rights/requireRight.ts';
import { withModuleIds } from './changes/moduleIds.ts';
import { subjectOf } from './subjectOf.ts';

type PostRow = typeof posts.$inferSelect;

/** A post as it is stored, with the fields that its writer edits. */
export type StoredDraft = {
  row: PostRow;
  /** Changes of a published post, if there are any. */
  copy: typeof workingCopies.$inferSelect | null;
  /** The open review of the post or of its changes, if there is one. */
  review: typeof reviews.$inferSelect | null;
  author: Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'lastName'> | null;
  /** The working copy's fields where there is one, else the post's. */
  fields: DraftFields;
  /** The number in the ETag. */
  version: number;
};

/**
 * A post for an account that may read it, or do something else with it.
 * @throws ProblemError 404 for what the account does not see, so that nobody learns of drafts of others; 403 or 409 for another
 * action than reading
 */
export async function readDraft(
  db: Queryable,
  account: UserRow,
  id: string,
  action: Action = 'readPost',
): Promise<StoredDraft> {
  const draft = await readAnyDraft(db, rowId(id));
  requireRight(account, action, subjectOf(draft));
  return draft;
}

/**
 * A post, whoever asks: for the clock, and after the right was checked.
 * @throws ProblemError 404
 */
export async function readAnyDraft(db: Queryable, id: number): Promise<StoredDraft> {
  const [found] = await db
    .select({
      row: posts,
      copy: workingCopies,
      review: reviews,
      author: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      category: categories.key,
      channel: channels.key,
    })
    .from(posts)
    .leftJoin(workingCopies, eq(workingCopies.postId, posts.id))
    .leftJoin(reviews, eq(reviews.postId, posts.id))
    .leftJoin(users, eq(users.id, posts.authorId))
    .leftJoin(categories, eq(categories.id, posts.categoryId))
    .leftJoin(channels, eq(channels.id, posts.channelId))
    .where(eq(posts.id, id));
  if (!found) throw notFound('This post');
  const { row, copy, review, author, category, channel } = found;
  const version = copy?.version ?? row.version;
  if (copy) return { row, copy, review, author, fields: copy.fields, version };
  return { row, copy, review, author, fields: await readFields(db, row, category, channel), version };
}

/**
 * The changes of a published post beside the text that its readers have.
 * @throws ProblemError 404 without changes, and as `readDraft` does
 */
export async function readPendingChange(
  db: Queryable,
  account: UserRow,
  id: string,
): Promise<{ before: DraftFields; after: DraftFields }> {
  const { row, copy } = await readDraft(db, account, id);
  if (row.status !== 'published' || !copy) throw notFound('A change of this post');
  const [named] = await db
    .select({ category: categories.key, channel: channels.key })
    .from(posts)
    .leftJoin(categories, eq(categories.id, posts.categoryId))
    .leftJoin(channels, eq(channels.id, posts.channelId))
    .where(eq(posts.id, row.id));
  const before = await readFields(db, row, named?.category ?? null, named?.channel ?? null);
  return { before, after: copy.fields };
}

/** A post as its writer sees it. */
export function toDraft({ row, copy, author, fields, version }: StoredDraft): Draft {
  const { videoLink, key } = fields;
  const isSameVideo = videoLink === row.videoLink;
  return {
    ...fields,
    id: String(row.id),
    reviewStatus: row.status,
    pending: row.status === 'published' && copy ? { reviewStatus: copy.status, since: copy.since.toISOString() } : null,
    version,
    videoData: isSameVideo ? row.videoData : videoDataOf(fields),
    author: author && { id: String(author.id), fullname: `${author.firstName} ${author.lastName}`.trim() },
    createdAt: row.createdAt.toISOString(),
    modifiedAt: (copy ?? row).modifiedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    urlPath: key === null ? null : `/${key}`,
  };
}

/** The player of the lead video; null where the address leads to no player that we have. */
export function videoDataOf({ videoLink, title, name }: Pick<DraftFields, 'videoLink' | 'title' | 'name'>) {
  return (videoLink && videoEmbed(videoLink, title || name || 'Video')) || null;
}

async function readFields(
  db: Queryable,
  row: PostRow,
  category: string | null,
  channel: string | null,
): Promise<DraftFields> {
  const ownTags = row.status === 'published' ? null : row.draftTags;
  return fieldsOf(row, category, channel, ownTags ?? (await readTags(db, row.id)));
}

async function readTags(db: Queryable, postId: number): Promise<DraftTag[]> {
  const rows = await db
    .select({ id: tags.id, name: tags.name })
    .from(postTags)
    .innerJoin(tags, eq(tags.id, postTags.tagId))
    .where(eq(postTags.postId, postId))
    .orderBy(asc(postTags.position), asc(tags.key));
  return rows.map(({ id, name }) => ({ id: String(id), name }));
}

function fieldsOf(row: PostRow, category: string | null, channel: string | null, draftTags: DraftTag[]): DraftFields {
  return {
    site: row.site,
    key: row.key,
    name: row.name,
    title: row.title,
    subtitle: row.subtitle,
    summary: row.summary,
    postType: row.postType,
    mediaType: row.mediaType,
    brightcoveId: row.brightcoveId,
    videoLink: row.videoLink,
    image: row.image,
    imageAltText: row.imageAltText,
    imageCaption: row.imageCaption,
    mediaLayout: row.mediaLayout,
    content: row.content,
    modules: withModuleIds(row.modules),
    isListicle: row.isListicle,
    listicleOrder: row.listicleOrder,
    category,
    channel,
    tags: draftTags,
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
    seoKeywords: row.seoKeywords,
    ogTitle: row.ogTitle,
    ogDescription: row.ogDescription,
  };
}
