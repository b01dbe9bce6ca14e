import { isReservedPostKey, type SiteKey } from '@marquee/shared/domain';
import { and, eq, like, or } from 'drizzle-orm';
import type { Queryable } from '../../db/connect.ts';
import { posts } from '../../db/schema/posts.ts';
import { keyOfText } from '../keys/keyOfText.ts';

/** Leaves room for a number below the longest key that a writer can choose. */
const longestKey = 80;

/** The first free one of `night-drive`, `night-drive-2`, `night-drive-3`…; `post` for a name without a word. */
export async function freeKey(db: Queryable, site: SiteKey, name: string): Promise<string> {
  const base = keyOfText(name, longestKey) || 'post';
  const rows = await db
    .select({ key: posts.key })
    .from(posts)
    .where(and(eq(posts.site, site), or(eq(posts.key, base), like(posts.key, `${base}-%`))));
  const taken = new Set(rows.map(({ key }) => key));
  let key = base;
  for (let number = 2; taken.has(key) || isReservedPostKey(key); number += 1) key = `${base}-${number}`;
  return key;
}
