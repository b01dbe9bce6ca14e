import type { Queryable } from '@marquee/api/acts/database.ts';
import { freeKey, keyOfText } from '@marquee/api/acts/posts.ts';
import { posts, redirects } from '@marquee/api/acts/tables.ts';
import { draftLimits, type SiteKey } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import type { Note, SourceRecord } from '../record.ts';

/** Returns the key of a new post, which is the source's key if it is free and valid, else the next free key. */
export async function ensureKey(db: Queryable, site: SiteKey, record: SourceRecord, notes: Note[]): Promise<string> {
  const requested = decoded(record.key ?? '');
  const key = await freeKey(db, site, keyOfText(requested, draftLimits.key) ? requested : record.title);
  if (requested !== '' && key !== requested)
    notes.push({ outcome: 'changed', reason: `Its key "${requested}" is "${key}" here.`, text: '' });
  return key;
}

/**
 * Redirects the former addresses of a published post. Addresses of this network have one name.
 * @returns the former paths of several names, which need a redirect before they reach the network
 */
export async function addRedirects(
  db: Queryable,
  post: { id: number; site: SiteKey; key: string },
  formerPaths: readonly string[],
): Promise<string[]> {
  const outside: string[] = [];
  for (const path of new Set(formerPaths)) {
    const names = decoded(path).split('/').filter(Boolean);
    const former = names.at(-1)?.replace(/\.html?$/, '') ?? '';
    if (names.length > 1 || names.at(-1) !== former) outside.push(path);
    if (former === post.key || former === '' || keyOfText(former, draftLimits.key) !== former) continue;
    const [taken] = await db
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.site, post.site), eq(posts.key, former)));
    if (taken) continue;
    const row = { site: post.site, kind: 'post' as const, key: former, targetId: post.id };
    await db.insert(redirects).values(row).onConflictDoNothing();
  }
  return outside;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
