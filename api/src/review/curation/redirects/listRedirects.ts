import { type CuratedRedirect, curationLimits, type SiteKey } from '@marquee/shared/domain';
import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { isPublished } from '../../../kernel/db/published.ts';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { type RedirectKind, redirects } from '../../../kernel/db/schema/redirects.ts';
import { categories, channels, tags } from '../../../kernel/db/schema/taxonomy.ts';
import { containsWords } from '../../../kernel/words/wordConditions.ts';

const targetOf = (kind: RedirectKind, id: AnyPgColumn) => and(eq(redirects.kind, kind), eq(redirects.targetId, id));
const name = sql<string | null>`coalesce(${posts.name}, ${categories.name}, ${channels.name}, ${tags.name})`;
const targetKey = sql<string | null>`coalesce(${posts.key}, ${categories.key}, ${channels.key}, ${tags.key})`;

/** Lists at most 200 former keys of a site, the latest first. The key or the target's name contains a text. */
export async function listRedirects(db: Queryable, site: SiteKey, text: string): Promise<CuratedRedirect[]> {
  // Keys are lower-case ASCII.
  const inKey = sql`strpos(${redirects.key}, ${text.toLowerCase()}) > 0`;
  const rows = await db
    .select({ kind: redirects.kind, key: redirects.key, createdAt: redirects.createdAt, name, targetKey })
    .from(redirects)
    .leftJoin(posts, and(targetOf('post', posts.id), isPublished))
    .leftJoin(categories, targetOf('category', categories.id))
    .leftJoin(channels, targetOf('channel', channels.id))
    .leftJoin(tags, targetOf('tag', tags.id))
    .where(and(eq(redirects.site, site), or(inKey, containsWords(name, text))))
    .orderBy(desc(redirects.createdAt), asc(redirects.kind), asc(redirects.key))
    .limit(curationLimits.redirects);
  return rows.map(({ kind, key, createdAt, ...target }) => ({
    kind,
    key,
    formerPath: pathOf(kind, key),
    target:
      target.name === null || target.targetKey === null
        ? null
        : { name: target.name, urlPath: pathOf(kind, target.targetKey) },
    since: createdAt.toISOString(),
  }));
}

function pathOf(kind: RedirectKind, key: string): string {
  const encoded = encodeURIComponent(key);
  return kind === 'post' ? `/${encoded}` : `/${kind}/${encoded}`;
}
