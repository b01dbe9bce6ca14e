import { formerAddress, formerCandidates } from '@marquee/platform/address/formerAddress.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { cacheTag } from '../../kernel/cache/cacheTags.ts';
import type { Queryable } from '../../kernel/db/connect.ts';
import { formerAddresses } from '../../kernel/db/schema/formerAddresses.ts';
import { locationOf, type PresentRecord, presentKeys, presentRecord } from './presentLocation.ts';

type Row = typeof formerAddresses.$inferSelect;

/** Where a former address leads, and the tag of the record there. */
export type FoundLocation = { location: string; tag: string | null };

/** Maximum number of paths that lead to paths, which one redirect joins. */
const maxSteps = 5;

/**
 * Finds where a former address of a site leads, in one step. A row of the table has precedence over the rules of
 * `formerCandidates`.
 * @param address path and query
 * @returns null for an address that leads nowhere, to itself, or to a page that exists
 */
export async function findFormerAddress(db: Queryable, site: SiteKey, address: string): Promise<FoundLocation | null> {
  const asked = formerAddress(address);
  if (asked === null) return null;
  const candidates = formerCandidates(asked);
  const own = await presentRecord(db, site, asked);
  if (own && isAt(own, asked)) return null;
  const rows = await rowsOf(
    db,
    site,
    candidates.map((one) => one.address),
  );
  for (const candidate of candidates) {
    const row = rows.get(candidate.address);
    const found = row
      ? await followed(db, site, row, [candidate.address])
      : await located(db, site, candidate.address, asked);
    if (!found) continue;
    const location = candidate.isFeed ? feedOf(found.location) : found.location;
    return formerAddress(location) === asked && location.startsWith('/') ? null : { ...found, location };
  }
  return null;
}

function isAt(record: PresentRecord, address: string): boolean {
  return formerAddress(locationOf(record)) === address;
}

/** Addresses that stay as they are: `/` with an unknown number, as in `/?p=12`, and pages of the home page that it lacks. */
const ownOfHome = /^\/(?:\?(?!feed=)|page\/\d+$)/;

/** Returns the location of a path without a row. The address `/` only counts as the end of a shorter form. */
async function located(db: Queryable, site: SiteKey, path: string, asked: string): Promise<FoundLocation | null> {
  if (path === '/') return ownOfHome.test(asked) ? null : { location: '/', tag: null };
  const record = await presentRecord(db, site, path);
  return record && { location: locationOf(record), tag: tagOf(site, record) };
}

/** Follows a row to its end. */
async function followed(
  db: Queryable,
  site: SiteKey,
  { kind, targetId, target }: Row,
  seen: readonly string[],
): Promise<FoundLocation | null> {
  if (target !== null) return kind === 'url' ? { location: target, tag: null } : followPath(db, site, target, seen);
  if (kind === 'path' || kind === 'url' || targetId === null) return null;
  const key = (await presentKeys(db, site, kind, [targetId])).get(targetId);
  if (key === undefined) return null;
  const record = { kind, id: targetId, key };
  return { location: locationOf(record), tag: tagOf(site, record) };
}

async function followPath(
  db: Queryable,
  site: SiteKey,
  target: string,
  seen: readonly string[],
): Promise<FoundLocation | null> {
  const address = formerAddress(target);
  if (address === null || seen.includes(address) || seen.length > maxSteps) return null;
  const record = target.includes('#') ? null : await presentRecord(db, site, address);
  if (record) return { location: locationOf(record), tag: tagOf(site, record) };
  const row = (await rowsOf(db, site, [address])).get(address);
  return row ? followed(db, site, row, [...seen, address]) : { location: target, tag: null };
}

async function rowsOf(db: Queryable, site: SiteKey, addresses: readonly string[]): Promise<Map<string, Row>> {
  const rows = await db
    .select()
    .from(formerAddresses)
    .where(and(eq(formerAddresses.site, site), inArray(formerAddresses.address, [...addresses])));
  return new Map(rows.map((row) => [row.address, row]));
}

/** Returns the feed of a page; the page itself if it has none. */
function feedOf(location: string): string {
  if (location === '/') return '/feed.xml';
  return /^\/(?:category|channel|tag|author)\/[^/]+$/.test(location) ? `${location}/feed.xml` : location;
}

function tagOf(site: SiteKey, { kind, id, key }: PresentRecord): string {
  if (kind === 'post') return cacheTag.post(id);
  return kind === 'author' ? cacheTag.author(key) : cacheTag[kind](site, key);
}
