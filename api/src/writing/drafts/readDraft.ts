import type { Action, Draft, DraftFields, DraftTag } from '@marquee/shared/domain';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { posts, postTags } from '../../kernel/db/schema/posts.ts';
import { reviews } from '../../kernel/db/schema/reviews.ts';
import { stories } from '../../kernel/db/schema/stories.ts';
import { categories, channels, tags } from '../../kernel/db/schema/taxonomy.ts';
import { undoableSteps } from '../../kernel/db/schema/undoableSteps.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { workingCopies } from '../../kernel/db/schema/workingCopies.ts';
import { videoEmbed } from '../../kernel/html/videoEmbed.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { requireRight } from '../../people/rights/requireRight.ts';
import { withModuleIds } from './moduleIds.ts';
import { subjectOf } from './subjectOf.ts';

type PostRow = typeof posts.$inferSelect;

/** A stored post with the fields that its writer edits. */
export type StoredDraft = {
  row: PostRow;
  /** Key of the post's category, apart from its changes. */
  section: string | null;
  /** Changes of a published post, if there are any. */
  copy: typeof workingCopies.$inferSelect | null;
  /** The open review of the post or of its changes, if there is one. */
  review: typeof reviews.$inferSelect | null;
  /** The last decision, if it may be undone. */
  lastStep: typeof undoableSteps.$inferSelect | null;
  author: Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'lastName' | 'smartPunctuation'> | null;
  /** True if the post belongs to a story that is not dropped. */
  hasStory: boolean;
  /** Fields of the working copy if there is one, else of the post. */
  fields: DraftFields;
  /** Number in the ETag. */
  version: number;
};

/**
 * Returns a post for an account that may read it, or take another action on it.
 * @throws ProblemError 404 for a post that the account may not see, so that its existence stays secret; 403 or 409 for
 *   another action than reading
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
 * Returns a post without checking rights, for scheduled work and for callers that check the right themselves.
 * @throws ProblemError 404
 */
export async function readAnyDraft(db: Queryable, id: number): Promise<StoredDraft> {
  const [found] = await db
    .select({
      row: posts,
      copy: workingCopies,
      review: reviews,
      lastStep: undoableSteps,
      author: {
        ...{ id: users.id, firstName: users.firstName, lastName: users.lastName },
        smartPunctuation: users.smartPunctuation,
      },
      category: categories.key,
      channel: channels.key,
      storyId: stories.id,
    })
    .from(posts)
    .leftJoin(workingCopies, eq(workingCopies.postId, posts.id))
    .leftJoin(reviews, eq(reviews.postId, posts.id))
    .leftJoin(undoableSteps, eq(undoableSteps.postId, posts.id))
    .leftJoin(users, eq(users.id, posts.authorId))
    .leftJoin(categories, eq(categories.id, posts.categoryId))
    .leftJoin(channels, eq(channels.id, posts.channelId))
    // The story of a dropped plan says nothing to the writer any more.
    .leftJoin(stories, and(eq(stories.postId, posts.id), ne(stories.state, 'dropped')))
    .where(eq(posts.id, id));
  if (!found) throw notFound('This post');
  const { row, copy, review, lastStep, author, category, channel, storyId } = found;
  const stored = { row, section: category, copy, review, lastStep, author, hasStory: storyId !== null };
  const version = copy?.version ?? row.version;
  // A change that an older release has stored has no language.
  if (copy) return { ...stored, fields: { language: row.language, ...copy.fields }, version };
  return { ...stored, fields: await readFields(db, row, category, channel), version };
}

/**
 * Returns the changes of a published post together with the published text.
 * @throws ProblemError 404 without changes, and as `readDraft` does
 */
export async function readPendingChange(
  db: Queryable,
  account: UserRow,
  id: string,
): Promise<{ before: DraftFields; after: DraftFields }> {
  const { row, copy } = await readDraft(db, account, id);
  if (row.status !== 'published' || !copy) throw notFound('A change of this post');
  return { before: await readPublishedFields(db, row), after: copy.fields };
}

/** Returns the fields of a post without its changes. */
export async function readPublishedFields(db: Queryable, row: PostRow): Promise<DraftFields> {
  const [named] = await db
    .select({ category: categories.key, channel: channels.key })
    .from(posts)
    .leftJoin(categories, eq(categories.id, posts.categoryId))
    .leftJoin(channels, eq(channels.id, posts.channelId))
    .where(eq(posts.id, row.id));
  return readFields(db, row, named?.category ?? null, named?.channel ?? null);
}

/** Formats a post for its writer. */
export function toDraft({ row, copy, author, fields, version, hasStory }: StoredDraft): Draft {
  const { videoLink, key } = fields;
  const isSameVideo = videoLink === row.videoLink;
  return {
    ...fields,
    // Tells the editor that this api stores languages.
    language: fields.language ?? null,
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
    ...(hasStory && { hasStory }),
  };
}

/** Returns the player of the lead video; null for an address without an allowed player. */
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
    imageCredit: row.imageCredit,
    mediaLayout: row.mediaLayout,
    content: row.content,
    modules: withModuleIds(row.modules),
    isListicle: row.isListicle,
    listicleOrder: row.listicleOrder,
    category,
    channel,
    tags: draftTags,
    language: row.language,
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
    seoKeywords: row.seoKeywords,
    ogTitle: row.ogTitle,
    ogDescription: row.ogDescription,
  };
}
