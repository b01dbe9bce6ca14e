import type { CuratedKind, CuratedSection, SiteKey } from '@marquee/shared/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { curatedTables, sectionColumns } from './curatedTables.ts';

/** A row that is about to change. */
export type LockedSection = Omit<CuratedSection, 'id' | 'posts'> & { id: number };

/** Locks rows of a site until the transaction ends, in one order, so that two merges cannot deadlock. */
export function lockSections(
  db: Queryable,
  site: SiteKey,
  kind: CuratedKind,
  ids: readonly number[],
): Promise<LockedSection[]> {
  const { table } = curatedTables[kind];
  return db
    .select(sectionColumns(kind))
    .from(table)
    .where(and(eq(table.site, site), inArray(table.id, [...ids])))
    .orderBy(asc(table.id))
    .for('update');
}
