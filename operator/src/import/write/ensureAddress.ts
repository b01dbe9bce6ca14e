import type { Queryable } from '@marquee/api/db/connect.ts';
import { posts } from '@marquee/api/db/schema/posts.ts';
import { redirects } from '@marquee/api/db/schema/redirects.ts';
import { keyOfText } from '@marquee/api/vocal/keys/keyOfText.ts';
import { freeKey } from '@marquee/api/vocal/submission/freeKey.ts';
import { draftLimits, type SiteKey } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import type { Note, SourceRecord } from '../record.ts';

/** The key of a new post: that of the source where it is free and can be one, else the next free one. */
export async function ensureKey(db: Queryable, site: SiteKey, record: SourceRecord, notes: Note[]): Promise<string> {
  const wanted = decoded(record.key ?? '');
  const key = await freeKey(db, site, keyOfText(wanted, draftLimits.key) ? wanted : record.title);
  if (wanted !== '' && key !== wanted)
    notes.push({ outcome: 'changed', reason: `Its key "${wanted}" is "${key}" here.`, text: '' });
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
