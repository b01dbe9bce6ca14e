import type { SiteKey } from '@marquee/shared/domain';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { isPublished } from '../../kernel/db/published.ts';
import type { FormerTargetKind } from '../../kernel/db/schema/formerAddresses.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import type { RedirectKind } from '../../kernel/db/schema/redirects.ts';
import { categories, channels, tags } from '../../kernel/db/schema/taxonomy.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { redirectedId } from '../sections/redirectedId.ts';

export type RecordKind = Exclude<FormerTargetKind, 'path' | 'url'>;
/** A record with a page on the site. */
export type PresentRecord = { kind: RecordKind; id: number; key: string };

const sectionTables = { category: categories, channel: channels, tag: tags } as const;

/** Path of the page of a record. */
export function locationOf({ kind, key }: Pick<PresentRecord, 'kind' | 'key'>): string {
  const encoded = encodeURIComponent(key);
  return kind === 'post' ? `/${encoded}` : `/${kind}/${encoded}`;
}

/** Splits the path of a record. A section below another one, such as `/category/music/jazz`, has the last name. */
export function recordPath(address: string): { kind: RecordKind; key: string } | null {
  const [, first = '', ...others] = address.split('/');
  const last = others.at(-1);
  if (address.includes('?') || first === '' || last === '') return null;
  if (last === undefined) return { kind: 'post', key: first };
  if (first === 'author' && others.length === 1) return { kind: 'author', key: last };
  return first === 'category' || first === 'channel' || first === 'tag' ? { kind: first, key: last } : null;
}

/** Finds the record of a path by its present or a former key. A post must be published. */
export async function presentRecord(db: Queryable, site: SiteKey, address: string): Promise<PresentRecord | null> {
  const path = recordPath(address);
  if (!path) return null;
  const { kind, key } = path;
  const row = kind === 'author' ? await authorOf(db, key) : await keyedRow(db, site, kind, key);
  return row?.key == null ? null : { kind, id: row.id, key: row.key };
}

async function authorOf(db: Queryable, key: string) {
  const [row] = await db.select({ id: users.id, key: users.key }).from(users).where(eq(users.key, key));
  return row;
}

async function keyedRow(db: Queryable, site: SiteKey, kind: RedirectKind, key: string) {
  const table = kind === 'post' ? posts : sectionTables[kind];
  const isNamed = or(eq(table.key, key), eq(table.id, redirectedId(kind, site, key)));
  const [row] = await db
    .select({ id: table.id, key: table.key })
    .from(table)
    .where(and(eq(table.site, site), isNamed, kind === 'post' ? isPublished : undefined))
    // A key in use has precedence over a former one.
    .orderBy(desc(eq(table.key, key)))
    .limit(1);
  return row;
}

/** Finds the present keys of records of a site by their ids. Posts that are not published are missing. */
export async function presentKeys(
  db: Queryable,
  site: SiteKey,
  kind: RecordKind,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const table = kind === 'author' ? users : kind === 'post' ? posts : sectionTables[kind];
  const ofSite = table === users ? undefined : eq((table as typeof posts).site, site);
  const rows = await db
    .select({ id: table.id, key: table.key })
    .from(table)
    .where(and(inArray(table.id, [...ids]), ofSite, kind === 'post' ? isPublished : undefined));
  return new Map(rows.flatMap(({ id, key }) => (key === null ? [] : [[id, key]])));
}
