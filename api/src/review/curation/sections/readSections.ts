import type { CuratedKind, CuratedSection, SiteKey } from '@marquee/shared/domain';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { postTotals } from '../../../kernel/db/schema/postTotals.ts';
import { maxTaxa } from '../../../kernel/http/requests/commonSchemas.ts';
import { containsWords } from '../../../kernel/words/wordConditions.ts';
import { curatedTables, sectionColumns } from './curatedTables.ts';

/** Lists at most 200 categories, channels or tags of a site whose names contain a text, sorted by number of posts. */
export function listSections(db: Queryable, site: SiteKey, kind: CuratedKind, text: string): Promise<CuratedSection[]> {
  return read(db, site, kind, containsWords(curatedTables[kind].table.name, text));
}

/** Returns the sections with the given ids that belong to the site. */
export function readSections(
  db: Queryable,
  site: SiteKey,
  kind: CuratedKind,
  ids: readonly number[],
): Promise<CuratedSection[]> {
  return read(db, site, kind, inArray(curatedTables[kind].table.id, [...ids]));
}

async function read(db: Queryable, site: SiteKey, kind: CuratedKind, condition: SQL): Promise<CuratedSection[]> {
  const { table, subject } = curatedTables[kind];
  const posts = sql<number>`coalesce(${postTotals.total}, 0)`;
  const rows = await db
    .select({ ...sectionColumns(kind), posts })
    .from(table)
    .leftJoin(
      postTotals,
      and(
        eq(postTotals.site, table.site),
        eq(postTotals.scope, subject),
        eq(postTotals.scopeId, table.id),
        eq(postTotals.postType, ''),
      ),
    )
    .where(and(eq(table.site, site), condition))
    .orderBy(desc(posts), asc(table.key))
    .limit(maxTaxa);
  return rows.map(({ id, ...row }) => ({ id: String(id), ...row }));
}
