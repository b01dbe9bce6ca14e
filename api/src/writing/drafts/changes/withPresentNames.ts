import { type DraftFields, type DraftTag, draftLimits, type SiteKey } from '@marquee/shared/domain';
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { rowId } from '../../../kernel/db/rowId.ts';
import { categories, channels, tags } from '../../../kernel/db/schema/taxonomy.ts';
import { keyOfText } from '../../../kernel/words/keyOfText.ts';
import { redirectedId } from '../../../reading/sections/redirectedId.ts';

/**
 * Returns the fields of an earlier version with the site's current category, channel and tags. Renamed or merged names
 * are replaced by their current names, and removed names are left out.
 * @returns the fields, and the names that were left out
 */
export async function withPresentNames(
  db: Queryable,
  fields: DraftFields,
): Promise<{ fields: DraftFields; dropped: string[] }> {
  const { site } = fields;
  if (site === null) return { fields, dropped: [] };
  const category = await presentKey(db, site, 'category', fields.category);
  const channel = await presentKey(db, site, 'channel', fields.channel);
  const found = await Promise.all(fields.tags.map(async (tag) => ({ tag, present: await presentTag(db, site, tag) })));
  const present = new Map(found.flatMap(({ present: tag }) => (tag ? [[tag.id ?? tag.name, tag] as const] : [])));
  const dropped = [
    ...(fields.category !== null && category === null ? [fields.category] : []),
    ...(fields.channel !== null && channel === null ? [fields.channel] : []),
    ...found.flatMap(({ tag, present: kept }) => (kept ? [] : [tag.name])),
  ];
  return { fields: { ...fields, category, channel, tags: [...present.values()] }, dropped };
}

async function presentKey(
  db: Queryable,
  site: SiteKey,
  kind: 'category' | 'channel',
  key: string | null,
): Promise<string | null> {
  if (key === null) return null;
  const table = kind === 'category' ? categories : channels;
  const [row] = await db
    .select({ key: table.key })
    .from(table)
    .where(and(eq(table.site, site), or(eq(table.key, key), isId(table.id, redirectedId(kind, site, key)))))
    // A key in use has precedence over a former one.
    .orderBy(desc(eq(table.key, key)))
    .limit(1);
  return row?.key ?? null;
}

async function presentTag(db: Queryable, site: SiteKey, tag: DraftTag): Promise<DraftTag | null> {
  // A new tag is created when the post is submitted.
  if (tag.id === null) return tag;
  const [id, key] = [rowId(tag.id), keyOfText(tag.name, draftLimits.key)];
  const isSame = eq(tags.id, id);
  const isNamesake = eq(tags.key, key);
  const [row] = await db
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(and(eq(tags.site, site), or(isSame, isNamesake, isId(tags.id, redirectedId('tag', site, key)))))
    .orderBy(desc(isSame), desc(isNamesake))
    .limit(1);
  return row ? { id: String(row.id), name: row.name } : null;
}

const isId = (column: typeof tags.id | typeof categories.id | typeof channels.id, id: SQL) => sql`${column} = ${id}`;
