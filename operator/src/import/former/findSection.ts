import type { Queryable } from '@marquee/api/acts/database.ts';
import { keyOfText } from '@marquee/api/acts/posts.ts';
import { categories, tags } from '@marquee/api/acts/tables.ts';
import { cleanShownText, curationLimits, type SiteKey } from '@marquee/shared/domain';
import { and, eq, or, sql } from 'drizzle-orm';
import { plainText } from '../../html/htmlTree.ts';
import type { FormerSection } from '../record.ts';
import { findAuthor } from '../write/ensureAuthor.ts';

type Found = { kind: 'category' | 'tag' | 'author'; targetId: number };

/** Finds the present category, tag or author of a former page. A category that became a tag is a tag. */
export async function findSection(
  db: Pick<Queryable, 'select'>,
  site: SiteKey,
  section: FormerSection,
): Promise<Found | null> {
  if (section.kind === 'author') {
    const id = await findAuthor(db, section.author);
    return id === undefined ? null : { kind: 'author', targetId: id };
  }
  const name = cleanShownText(plainText(section.name));
  const order = section.kind === 'category' ? (['category', 'tag'] as const) : (['tag', 'category'] as const);
  for (const kind of order) {
    const table = kind === 'category' ? categories : tags;
    const isNamed = or(
      eq(sql`lower(${table.name})`, name.toLowerCase()),
      eq(table.key, keyOfText(name, curationLimits.key)),
    );
    const [row] = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.site, site), isNamed));
    if (row) return { kind, targetId: row.id };
  }
  return null;
}
