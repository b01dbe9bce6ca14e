import { isReservedPostKey, type SiteKey } from '@marquee/shared/domain';
import { and, eq, like, or } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { keyOfText } from '../../kernel/words/keyOfText.ts';

/** Maximum length of a key without a number, within the maximum length for writers. */
const maxKeyLength = 80;

/** Returns the first free key of `night-drive`, `night-drive-2`, `night-drive-3`…; `post` for a name without a word. */
export async function freeKey(db: Queryable, site: SiteKey, name: string): Promise<string> {
  const base = keyOfText(name, maxKeyLength) || 'post';
  const rows = await db
    .select({ key: posts.key })
    .from(posts)
    .where(and(eq(posts.site, site), or(eq(posts.key, base), like(posts.key, `${base}-%`))));
  const taken = new Set(rows.map(({ key }) => key));
  let key = base;
  for (let number = 2; taken.has(key) || isReservedPostKey(key); number += 1) key = `${base}-${number}`;
  return key;
}
