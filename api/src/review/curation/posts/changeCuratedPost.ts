import { isDeepStrictEqual } from 'node:util';
import { type CuratedPost, type CuratedPostChange, isReservedPostKey, type SiteKey } from '@marquee/shared/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { isPublished } from '../../../kernel/db/published.ts';
import { rowId } from '../../../kernel/db/rowId.ts';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { channels } from '../../../kernel/db/schema/taxonomy.ts';
import { violatedConstraint } from '../../../kernel/db/violatedConstraint.ts';
import { notFound } from '../../../kernel/http/notFound.ts';
import { recordAudit } from '../../../people/audit/recordAudit.ts';
import { invalid } from '../../../writing/drafts/changes/cleanChanges.ts';
import { keyTaken } from '../../../writing/drafts/changes/resolveNames.ts';
import type { CurationCall } from '../CurationServices.ts';
import { curationChanged } from '../curationChanged.ts';
import { refuseUnknownPicture } from '../refuseUnknownPicture.ts';
import { readCuratedPost } from './readCuratedPosts.ts';

/**
 * Changes the key, channel and special feature of a published post. A trigger records a former key. The
 * writer's pending changes get the new values, except for a key or channel that the writer has changed.
 * @throws ProblemError 404; 409 if a value changed since the moderator read it, or if another post has the key; 422 for
 *   a reserved key, or an unknown channel or picture
 */
export async function changeCuratedPost(
  db: Queryable,
  { site, actorId, id }: CurationCall & { id: number },
  { before, ...sent }: CuratedPostChange,
  at: Date,
): Promise<CuratedPost> {
  const stored = await lockPost(db, site, id);
  const isRead = (['key', 'channel', 'feature'] as const).every(
    (field) => before[field] === undefined || isDeepStrictEqual(before[field], stored[field]),
  );
  if (!isRead) throw curationChanged('this post');
  if (sent.key !== undefined) await refuseKey(db, site, id, sent.key);
  const channel = sent.channel ? await channelOf(db, site, sent.channel) : null;
  const { feature } = sent;
  await refuseUnknownPicture(db, actorId, {
    ...{ sent: feature?.image, stored: stored.feature?.image },
    pointer: '/feature/image',
  });
  try {
    await db
      .update(posts)
      .set({
        ...(sent.key !== undefined && { key: sent.key }),
        ...(sent.channel !== undefined && { channelId: channel?.id ?? null }),
        ...(feature !== undefined && { specialFeature: feature }),
      })
      .where(eq(posts.id, id));
  } catch (error) {
    // A save of another post took the key after it was checked.
    throw violatedConstraint(error) === 'posts_site_key' ? keyTaken() : error;
  }
  if (sent.key !== undefined) await followField(db, id, 'key', stored.key, sent.key);
  if (sent.channel !== undefined) await followField(db, id, 'channel', stored.channelKey, channel?.key ?? null);
  await recordAudit(db, {
    ...{ at, actorId, action: 'curate', subject: 'post', subjectId: String(id), site },
    ...{ before: definedFields(before), after: definedFields(sent) },
  });
  const post = await readCuratedPost(db, site, id);
  if (!post) throw new Error('A locked post no longer exists.');
  return post;
}

async function lockPost(db: Queryable, site: SiteKey, id: number) {
  const [row] = await db
    .select({ key: posts.key, channelId: posts.channelId, feature: posts.specialFeature })
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.site, site), isPublished))
    .for('update');
  if (!row) throw notFound('This post');
  const { key, channelId, feature } = row;
  const [channel] =
    channelId === null ? [] : await db.select({ key: channels.key }).from(channels).where(eq(channels.id, channelId));
  return { key, channel: channelId === null ? null : String(channelId), channelKey: channel?.key ?? null, feature };
}

async function refuseKey(db: Queryable, site: SiteKey, id: number, key: string): Promise<void> {
  if (isReservedPostKey(key))
    throw invalid([{ pointer: '/key', code: 'reserved', message: 'Another page uses this URL slug.' }]);
  const [taken] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.site, site), eq(posts.key, key), ne(posts.id, id)));
  if (taken) throw keyTaken();
}

async function channelOf(db: Queryable, site: SiteKey, id: string): Promise<{ id: number; key: string }> {
  const [channel] = await db
    .select({ id: channels.id, key: channels.key })
    .from(channels)
    .where(and(eq(channels.site, site), eq(channels.id, rowId(id))));
  if (!channel)
    throw invalid([{ pointer: '/channel', code: 'unknown', message: 'This magazine does not have this channel.' }]);
  return channel;
}

/** Gives a working copy the new value, unless the writer has changed the value in it. */
async function followField(
  db: Queryable,
  id: number,
  field: 'key' | 'channel',
  former: string | null,
  present: string | null,
): Promise<void> {
  await db.execute(sql`
    update working_copies set fields = jsonb_set(fields, array[${field}::text], ${JSON.stringify(present)}::jsonb)
    where post_id = ${id} and fields ->> ${field} is not distinct from ${former}::text`);
}

function definedFields(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
