import type { CuratedKind, CuratedSection, SiteKey } from '@marquee/shared/domain';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { postTotals } from '../../../db/schema/postTotals.ts';
import { mostTaxa } from '../../../http/requests/commonSchemas.ts';
import { containsWords } from '../../../words/wordConditions.ts';
import { curatedTables, sectionColumns } from './curatedTables.ts';

/** A site's categories, channels or tags whose names contain a text, at most 200, those with the most posts first. */
export function listSections(db: Queryable, site: SiteKey, kind: CuratedKind, text: string): Promise<CuratedSection[]> {
  return read(db, site, kind, containsWords(curatedTables[kind].table.name, text));
}

/** Those of some ids that the site has. */
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
    .limit(mostTaxa);
  return rows.map(({ id, ...row }) => ({ id: String(id), ...row }));
}
