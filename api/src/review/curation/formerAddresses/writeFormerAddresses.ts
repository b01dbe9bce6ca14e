import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type FormerAddressResult, formerAddressLimits, type SiteKey } from '@marquee/shared/domain';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import {
  type FormerAddressSource,
  type FormerTargetKind,
  formerAddresses,
} from '../../../kernel/db/schema/formerAddresses.ts';

/** A former address in its one form, with a record or an address to lead to. */
export type FormerAddressRow = { address: string } & (
  | { kind: Exclude<FormerTargetKind, 'path' | 'url'>; targetId: number; target: null }
  | { kind: 'path' | 'url'; targetId: null; target: string }
);

const chunk = 1_000;

/**
 * Writes former addresses of a site. Rows of a person replace others, and rows of an import replace no row of a person.
 * Triggers purge the stored pages.
 * @throws ProblemError 409 `curation-full`
 */
export async function writeFormerAddresses(
  db: Queryable,
  { site, source, at }: { site: SiteKey; source: FormerAddressSource; at: Date },
  rows: readonly FormerAddressRow[],
): Promise<FormerAddressResult> {
  let added = 0;
  let changed = 0;
  for (let start = 0; start < rows.length; start += chunk) {
    const values = rows.slice(start, start + chunk).map((row) => ({ ...row, site, source, createdAt: at }));
    const { kind, targetId, target } = formerAddresses;
    const isOther = sql`(${kind}, ${targetId}, ${target}) is distinct from (excluded.kind, excluded.target_id, excluded.target)`;
    const written = await db
      .insert(formerAddresses)
      .values(values)
      .onConflictDoUpdate({
        target: [formerAddresses.site, formerAddresses.address],
        set: {
          kind: sql`excluded.kind`,
          targetId: sql`excluded.target_id`,
          target: sql`excluded.target`,
          source: sql`excluded.source`,
          createdAt: sql`excluded.created_at`,
        },
        setWhere: source === 'person' ? isOther : and(isOther, eq(formerAddresses.source, 'import')),
      })
      .returning({ isNew: sql<boolean>`xmax = 0` });
    added += written.filter(({ isNew }) => isNew).length;
    changed += written.filter(({ isNew }) => !isNew).length;
  }
  if (added > 0 && (await countFormerAddresses(db, site)) > formerAddressLimits.rows)
    throw new ProblemError(
      409,
      'curation-full',
      `A site has at most ${formerAddressLimits.rows} former addresses. Remove some first.`,
    );
  return { added, changed, unchanged: rows.length - added - changed };
}

/** Removes former addresses. @returns those that existed */
export async function removeFormerAddresses(
  db: Queryable,
  site: SiteKey,
  addresses: readonly string[],
): Promise<string[]> {
  const removed = await db
    .delete(formerAddresses)
    .where(and(eq(formerAddresses.site, site), inArray(formerAddresses.address, [...addresses])))
    .returning({ address: formerAddresses.address });
  return removed.map(({ address }) => address);
}

export async function countFormerAddresses(db: Queryable, site: SiteKey): Promise<number> {
  const [row] = await db.select({ total: count() }).from(formerAddresses).where(eq(formerAddresses.site, site));
  return row?.total ?? 0;
}
