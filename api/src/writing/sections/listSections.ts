import type { SectionChoiceList, SiteKey, TagChoiceList } from '@marquee/shared/domain';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { postTotals, type TotalScope } from '../../kernel/db/schema/postTotals.ts';
import { categories, channels, tags } from '../../kernel/db/schema/taxonomy.ts';
import { maxTaxa } from '../../kernel/http/requests/commonSchemas.ts';
import { containsWords, startsWithWords } from '../../kernel/words/wordConditions.ts';

const posts = sql<number>`coalesce(${postTotals.total}, 0)`;
const maxTags = 20;

/** Joins the stored total of published posts of all types to a row of a site. */
function totalOf(table: typeof categories | typeof channels | typeof tags, scope: TotalScope): SQL | undefined {
  return and(
    eq(postTotals.site, table.site),
    eq(postTotals.scope, scope),
    eq(postTotals.scopeId, table.id),
    eq(postTotals.postType, ''),
  );
}

/** Lists the categories and channels of a site, in the site's order. */
export async function listSections(db: Database, site: SiteKey): Promise<SectionChoiceList> {
  const read = (table: typeof categories | typeof channels, scope: TotalScope) =>
    db
      .select({ key: table.key, name: table.name, posts })
      .from(table)
      .leftJoin(postTotals, totalOf(table, scope))
      .where(eq(table.site, site))
      .orderBy(asc(table.position), asc(table.key))
      .limit(maxTaxa);
  const [ofCategories, ofChannels] = await Promise.all([read(categories, 'category'), read(channels, 'channel')]);
  return { success: true, categories: ofCategories, channels: ofChannels };
}

/**
 * Lists at most 20 tags of a site whose names contain a text. Names that begin with the text come first, then the most
 * used tags.
 */
export async function listTags(db: Database, site: SiteKey, text: string): Promise<TagChoiceList> {
  const rows = await db
    .select({ id: tags.id, key: tags.key, name: tags.name, posts })
    .from(tags)
    .leftJoin(postTotals, totalOf(tags, 'tag'))
    .where(and(eq(tags.site, site), containsWords(tags.name, text)))
    .orderBy(desc(startsWithWords(tags.name, text)), desc(posts), asc(tags.key))
    .limit(maxTags);
  return { success: true, tags: rows.map(({ id, ...tag }) => ({ id: String(id), ...tag })) };
}
