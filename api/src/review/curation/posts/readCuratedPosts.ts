import { type CuratedPost, type CuratedPostLink, curationLimits, type SiteKey } from '@marquee/shared/domain';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../../../kernel/db/connect.ts';
import { isPublished } from '../../../kernel/db/published.ts';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { users } from '../../../kernel/db/schema/users.ts';
import { findByName } from '../../../reading/search/matches/findMatches.ts';
import { cleanTerm } from '../../../reading/search/terms/parseTerm.ts';
import { resolveTerm } from '../../../reading/search/terms/resolveTerm.ts';

const columns = {
  id: posts.id,
  key: posts.key,
  name: posts.name,
  publishedAt: posts.publishedAt,
  channelId: posts.channelId,
  feature: posts.specialFeature,
  firstName: users.firstName,
  lastName: users.lastName,
};

/**
 * Finds at most 20 published posts of a site with the words of a text in their names; the newest posts for an empty
 * text.
 */
export async function findCuratedPosts(db: Database, site: SiteKey, text: string): Promise<CuratedPostLink[]> {
  const term = cleanTerm(text);
  const { foundPosts } = curationLimits;
  if (term === '') {
    const newest = select(db, site).orderBy(desc(posts.publishedAt), desc(posts.id)).limit(foundPosts);
    return (await newest).map(toLink);
  }
  const resolved = await resolveTerm(db, { site }, term);
  if (!resolved) return [];
  const { ids } = await findByName(db, { site }, resolved);
  return readCuratedPosts(db, site, ids.slice(0, foundPosts));
}

/** Returns the given posts that are published on the site, in the given order. */
export async function readCuratedPosts(
  db: Queryable,
  site: SiteKey,
  ids: readonly number[],
): Promise<CuratedPostLink[]> {
  if (ids.length === 0) return [];
  const rows = await select(db, site, inArray(posts.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toLink);
}

/** @returns undefined for a post that is not published on the site */
export async function readCuratedPost(db: Queryable, site: SiteKey, id: number): Promise<CuratedPost | undefined> {
  const [row] = await select(db, site, eq(posts.id, id));
  if (!row) return undefined;
  const { channelId, feature } = row;
  return { ...toLink(row), key: row.key ?? '', channel: channelId === null ? null : String(channelId), feature };
}

function select(db: Queryable, site: SiteKey, condition?: SQL) {
  return db
    .select(columns)
    .from(posts)
    .leftJoin(users, eq(users.id, posts.authorId))
    .where(and(eq(posts.site, site), isPublished, condition))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof select>>[number];

function toLink({ id, key, name, publishedAt, firstName, lastName }: Row): CuratedPostLink {
  if (key === null || publishedAt === null) throw new Error(`Post ${id} is not published.`);
  const author = firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim();
  return { id: String(id), name, author, urlPath: `/${key}`, publishedAt: publishedAt.toISOString() };
}
