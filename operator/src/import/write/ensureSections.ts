import type { Queryable } from '@marquee/api/acts/database.ts';
import { keyOfText, lockSiteOf, makeTags } from '@marquee/api/acts/posts.ts';
import { categories, channels } from '@marquee/api/acts/tables.ts';
import {
  cleanShownText,
  curationLimits,
  type DraftTag,
  draftLimits,
  isReservedKey,
  type SiteKey,
} from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { plainText } from '../../html/htmlTree.ts';
import type { Note } from '../record.ts';

/** A post has one category. Its other categories become tags, up to the maximum number of tags. */
export type Sections = { categoryId: number | null; channelId: number | null; tags: DraftTag[] };

/** Finds or creates the sections of a post by their names. */
export async function ensureSections(
  db: Queryable,
  site: SiteKey,
  names: { categories: readonly string[]; channel?: string | undefined; tags: readonly string[] },
  notes: Note[],
): Promise<Sections> {
  const [first, ...others] = names.categories.map(shownName).filter((name) => name !== '');
  const categoryId = await ensureSection(db, site, 'category', first, notes);
  const channelId = await ensureSection(db, site, 'channel', cleanShownText(names.channel ?? '') || undefined, notes);
  for (const name of others)
    notes.push({ outcome: 'changed', reason: `Its other category "${name}" became a tag.`, text: '' });
  const tagNames = [...new Set([...names.tags.map(shownName), ...others])].filter((name) => name !== '');
  const tags = tagNames.filter((name) => name.length <= draftLimits.tagName).slice(0, draftLimits.tags);
  for (const name of tagNames.filter((one) => !tags.includes(one)))
    notes.push({
      outcome: 'lost',
      reason: `A post has at most ${draftLimits.tags} tags of ${draftLimits.tagName} characters. The tag "${name}" was left out.`,
      text: '',
    });
  return { categoryId, channelId, tags: await ensureTags(db, site, tags) };
}

function shownName(name: string): string {
  return cleanShownText(plainText(name));
}

const kinds = {
  category: { table: categories, max: curationLimits.categories },
  channel: { table: channels, max: curationLimits.channels },
} as const;

/** Finds or creates a section. @returns null without a name, or with a note if the site cannot have the section */
async function ensureSection(
  db: Queryable,
  site: SiteKey,
  kind: keyof typeof kinds,
  name: string | undefined,
  notes: Note[],
): Promise<number | null> {
  if (name === undefined) return null;
  const { table, max } = kinds[kind];
  const key = keyOfText(name, curationLimits.key);
  await lockSiteOf(db, kind, site);
  const rows = await db
    .select({ id: table.id, key: table.key, name: table.name, position: table.position })
    .from(table)
    .where(eq(table.site, site));
  const known = rows.find((row) => row.key === key || row.name.toLowerCase() === name.toLowerCase());
  if (known) return known.id;
  if (key === '' || isReservedKey(key) || rows.length >= max) {
    notes.push({ outcome: 'lost', reason: `The site cannot have the ${kind} "${name}".`, text: '' });
    return null;
  }
  const position = Math.min(Math.max(-1, ...rows.map((row) => row.position)) + 1, curationLimits.position);
  const named = { site, key, name: name.slice(0, curationLimits.name), description: '', position };
  const [made] = await db.insert(table).values(named).returning({ id: table.id });
  return made?.id ?? null;
}

/** A writer's submission creates only a few tags at a time. */
async function ensureTags(db: Queryable, site: SiteKey, names: readonly string[]): Promise<DraftTag[]> {
  const found = new Map<string, DraftTag>();
  for (let start = 0; start < names.length; start += draftLimits.newTags) {
    const few = names.slice(start, start + draftLimits.newTags).map((name) => ({ id: null, name }));
    for (const tag of await makeTags(db, site, few)) found.set(tag.id ?? '', tag);
  }
  return [...found.values()];
}
