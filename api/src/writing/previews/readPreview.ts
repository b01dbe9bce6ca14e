import type { DraftFields, PreviewDetail, SiteKey } from '@marquee/shared/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { previews } from '../../kernel/db/schema/previews.ts';
import { categories, channels, tags } from '../../kernel/db/schema/taxonomy.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { keyOfText } from '../../kernel/words/keyOfText.ts';
import { hashOfToken } from '../../people/accounts/Sessions.ts';
import { userColumns } from '../../people/accounts/userView.ts';
import { authorColumns, bylinesOfPost } from '../../reading/authors/authorView.ts';
import type { ReadSummaries } from '../../reading/lists/summaries.ts';
import { readIdBefore } from '../../reading/posts/nextPost.ts';
import { toPost } from '../../reading/posts/postDetail.ts';
import { readRelatedIdsAt } from '../../reading/posts/relatedPosts.ts';
import { categoryColumns } from '../../reading/sections/categoryView.ts';
import { channelColumns } from '../../reading/sections/channelView.ts';
import { readDraft, type StoredDraft, toDraft } from '../drafts/readDraft.ts';
import { freeKey } from '../publication/freeKey.ts';
import { isValid } from './isValid.ts';

/** Maximum length of a new tag's key. */
const maxTagKeyLength = 60;

type Reader = { db: Database; readSummaries: ReadSummaries; now: Date };

/** Returns a draft, or the working copy of a published post, as readers would get it if it were published now. */
export async function readPreview(reader: Reader, site: SiteKey, draft: StoredDraft): Promise<PreviewDetail> {
  const { db, readSummaries, now } = reader;
  const { row, fields } = draft;
  const publishedAt = row.publishedAt ?? now;
  const [category, channel, ofTags, author, key, [named]] = await Promise.all([
    readCategory(db, site, fields.category),
    readChannel(db, site, fields.channel),
    readTags(db, site, fields.tags),
    readAuthor(db, row.authorId),
    fields.key ?? freeKey(db, site, fields.name.trim() || fields.title),
    db.select({ bylines: bylinesOfPost }).from(posts).where(eq(posts.id, row.id)),
  ]);
  const { videoData } = toDraft(draft);
  const language = fields.language ?? null;
  const shown = {
    ...row,
    ...fields,
    language,
    key,
    publishedAt,
    videoData,
    author,
    category,
    channel,
    bylines: named?.bylines ?? null,
  };
  const place = {
    id: row.id,
    site,
    categoryId: category?.id ?? null,
    channelId: channel?.id ?? null,
    tagIds: ofTags.flatMap(({ id }) => id ?? []),
    publishedAt,
  };
  const [relatedIds, nextId] = await Promise.all([readRelatedIdsAt(db, place), readIdBefore(db, place)]);
  const [relatedPosts, nextPosts] = await Promise.all([
    readSummaries(relatedIds),
    readSummaries(nextId === null ? [] : [nextId]),
  ]);
  return { post: toPost(shown, site, ofTags), relatedPosts, nextPost: nextPosts[0] ?? null };
}

/**
 * Finds the draft of a preview link. The link's creator must still have the right to read the post.
 * @returns undefined for an invalid, expired or revoked token, and for a post of another site
 */
export async function findPreviewed(
  { db, now }: Pick<Reader, 'db' | 'now'>,
  site: SiteKey,
  token: string,
): Promise<StoredDraft | undefined> {
  const [found] = await db
    .select({ postId: previews.postId, maker: userColumns })
    .from(previews)
    .innerJoin(users, eq(users.id, previews.userId))
    .where(and(eq(previews.tokenHash, hashOfToken(token)), isValid(now)));
  if (!found) return undefined;
  const draft = await readDraft(db, found.maker, String(found.postId)).catch((error: unknown) => {
    const isMissing = error instanceof Error && 'status' in error && error.status === 404;
    if (isMissing) return undefined;
    throw error;
  });
  return draft?.fields.site === site ? draft : undefined;
}

async function readCategory(db: Database, site: SiteKey, key: string | null) {
  if (key === null) return null;
  const of = and(eq(categories.site, site), eq(categories.key, key));
  const [row] = await db
    .select({ id: categories.id, ...categoryColumns })
    .from(categories)
    .where(of);
  return row ?? null;
}

async function readChannel(db: Database, site: SiteKey, key: string | null) {
  if (key === null) return null;
  const of = and(eq(channels.site, site), eq(channels.key, key));
  const [row] = await db
    .select({ id: channels.id, ...channelColumns })
    .from(channels)
    .where(of);
  return row ?? null;
}

async function readAuthor(db: Database, id: number | null) {
  if (id === null) return null;
  const [row] = await db.select(authorColumns).from(users).where(eq(users.id, id));
  return row ?? null;
}

/** Returns the tags in the writer's order. New tags have the key that they would get. */
async function readTags(db: Database, site: SiteKey, given: DraftFields['tags']) {
  const ids = given.flatMap(({ id }) => (id === null ? [] : [rowId(id)]));
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: tags.id, key: tags.key, name: tags.name })
          .from(tags)
          .where(and(eq(tags.site, site), inArray(tags.id, ids)));
  const known = new Map(rows.map((row) => [row.id, row]));
  return given.flatMap(({ id, name }) =>
    id === null ? { id: null, key: keyOfText(name, maxTagKeyLength) || 'tag', name } : (known.get(rowId(id)) ?? []),
  );
}
