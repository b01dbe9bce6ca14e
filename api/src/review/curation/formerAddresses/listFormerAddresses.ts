import type { ListedFormerAddress, SiteKey } from '@marquee/shared/domain';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { formerAddresses } from '../../../kernel/db/schema/formerAddresses.ts';
import { locationOf, presentKeys, type RecordKind } from '../../../reading/formerAddresses/presentLocation.ts';

type Page = { q?: string; after?: string; limit: number };

/** Lists former addresses of a site in the order of the addresses, with what they lead to. */
export async function listFormerAddresses(
  db: Queryable,
  site: SiteKey,
  { q = '', after = '', limit }: Page,
): Promise<ListedFormerAddress[]> {
  const rows = await db
    .select()
    .from(formerAddresses)
    .where(
      and(
        eq(formerAddresses.site, site),
        gt(formerAddresses.address, after),
        q === '' ? undefined : sql`strpos(${formerAddresses.address}, ${q.toLowerCase()}) > 0`,
      ),
    )
    .orderBy(asc(formerAddresses.address))
    .limit(limit);
  return withLocations(db, site, rows);
}

/** Finds where those of the given former addresses lead that have a row. @param addresses at most a few thousand */
export async function locateFormerAddresses(
  db: Queryable,
  site: SiteKey,
  addresses: readonly string[],
): Promise<Map<string, string | null>> {
  if (addresses.length === 0) return new Map();
  const rows = await db
    .select()
    .from(formerAddresses)
    .where(and(eq(formerAddresses.site, site), inArray(formerAddresses.address, [...addresses])));
  return new Map((await withLocations(db, site, rows)).map(({ from, to }) => [from, to]));
}

async function withLocations(
  db: Queryable,
  site: SiteKey,
  rows: readonly (typeof formerAddresses.$inferSelect)[],
): Promise<ListedFormerAddress[]> {
  const kinds: readonly RecordKind[] = ['post', 'category', 'channel', 'tag', 'author'];
  const keys = new Map<string, string>();
  for (const kind of kinds) {
    const ids = rows.flatMap((row) => (row.kind === kind && row.targetId !== null ? [row.targetId] : []));
    for (const [id, key] of await presentKeys(db, site, kind, ids))
      keys.set(`${kind} ${id}`, locationOf({ kind, key }));
  }
  return rows.map(({ address, kind, targetId, target, source }) => ({
    from: address,
    to: target ?? keys.get(`${kind} ${targetId}`) ?? null,
    source,
  }));
}
