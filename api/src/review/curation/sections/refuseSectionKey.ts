import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type CuratedKind, isReservedKey, type SiteKey } from '@marquee/shared/domain';
import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { curatedTables } from './curatedTables.ts';

/**
 * Refuses a key that a category, channel or tag of the site cannot get.
 * @param id of the row that gets the key; null for a new one
 * @throws ProblemError 422 for a reserved key; 409 if another row has the key
 */
export async function refuseSectionKey(
  db: Queryable,
  { site, kind, id }: { site: SiteKey; kind: CuratedKind; id: number | null },
  key: string,
): Promise<void> {
  if (isReservedKey(key)) {
    const message = 'This URL slug is reserved. Choose another.';
    throw new ProblemError(422, 'invalid', message, { errors: [{ pointer: '/key', code: 'reserved', message }] });
  }
  const { table } = curatedTables[kind];
  const [taken] = await db
    .select({ name: table.name })
    .from(table)
    .where(and(eq(table.site, site), eq(table.key, key), id === null ? undefined : ne(table.id, id)));
  if (taken) throw sectionKeyTaken(taken.name);
}

/** Returns the error for a key that another row of the site has. The name of a row that is being added is unknown. */
export function sectionKeyTaken(name?: string): ProblemError {
  const message = name === undefined ? 'Another section uses this URL slug.' : `“${name}” uses this URL slug.`;
  return new ProblemError(409, 'key-taken', message, { errors: [{ pointer: '/key', code: 'taken', message }] });
}
