import { type DraftTag, draftLimits, isReservedKey, type SiteKey } from '@marquee/shared/domain';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { tags } from '../../kernel/db/schema/taxonomy.ts';
import { foldText } from '../../kernel/words/foldText.ts';
import { keyOfText } from '../../kernel/words/keyOfText.ts';
import { foldedWords } from '../../kernel/words/wordConditions.ts';
import { invalid } from '../drafts/changes/cleanChanges.ts';

/** Attempts to find a key. Two names that give no key may be added at the same moment. */
const attempts = 5;

/** A tag of the site. */
type SiteTag = { id: number; name: string };

/**
 * Returns the site's tags for a post's tags, each once. A new name with the words of an existing tag maps to that tag;
 * any other new name creates a tag. The tags stay until the transaction ends. A merge waits and then also moves the
 * post. Tags that were already removed are left out.
 * @throws ProblemError 422 for more than three new tags
 */
export async function makeTags(db: Queryable, site: SiteKey, given: readonly DraftTag[]): Promise<DraftTag[]> {
  const requested = given.map(({ id, name }) => ({ id, name: name.trim().replace(/\s+/g, ' ') }));
  const names = requested.filter(({ id }) => id === null).map(({ name }) => name);
  const known = await tagsOfNames(db, site, names);
  const newNames = names.filter(
    (name, index) =>
      !known.has(wordsOf(name)) && names.findIndex((earlier) => wordsOf(earlier) === wordsOf(name)) === index,
  );
  if (newNames.length > draftLimits.newTags) {
    const message = `A post can add ${draftLimits.newTags} new tags. Remove some of these: ${newNames.join(', ')}.`;
    throw invalid([{ pointer: '/tags', code: 'too_big', message }]);
  }
  // Names are sorted so that two submissions wait for each other instead of deadlocking.
  for (const name of [...newNames].sort()) known.set(wordsOf(name), await makeTag(db, site, name));

  const ids = requested.flatMap(({ id }) => (id === null ? [] : [rowId(id)]));
  const stored = new Map((await tagsOfIds(db, site, ids)).map((tag) => [tag.id, tag]));
  const found = requested.flatMap(
    ({ id, name }) => (id === null ? known.get(wordsOf(name)) : stored.get(rowId(id))) ?? [],
  );
  return [...new Map(found.map((tag) => [tag.id, { id: String(tag.id), name: tag.name }])).values()];
}

/** Locks the site's tags against removal until the transaction ends, for a caller that locks other rows afterwards. */
export async function lockTags(db: Queryable, given: readonly DraftTag[]): Promise<void> {
  const ids = given.flatMap(({ id }) => (id === null ? [] : [rowId(id)]));
  if (ids.length === 0) return;
  await db.select({ id: tags.id }).from(tags).where(inArray(tags.id, ids)).orderBy(asc(tags.id)).for('key share');
}

/** Returns equal texts for names that only differ in case, accents and punctuation. */
function wordsOf(name: string): string {
  return foldText(name).replaceAll("'", '').replaceAll(' ', '-') || name.toLowerCase();
}

async function tagsOfIds(db: Queryable, site: SiteKey, ids: readonly number[]): Promise<SiteTag[]> {
  if (ids.length === 0) return [];
  return (
    db
      .select({ id: tags.id, name: tags.name })
      .from(tags)
      .where(and(eq(tags.site, site), inArray(tags.id, [...ids])))
      // A merge locks tags in the same order, which avoids deadlocks.
      .orderBy(asc(tags.id))
      .for('key share')
  );
}

async function tagsOfNames(db: Queryable, site: SiteKey, names: readonly string[]): Promise<Map<string, SiteTag>> {
  if (names.length === 0) return new Map();
  const keys = names.map((name) => wordsOf(name));
  const folded = names.map(foldText).filter((words) => words !== '');
  // Names without words, for example an emoji, cannot be folded.
  const wordless = names.filter((name) => foldText(name) === '');
  const rows = await db
    .select({ id: tags.id, name: tags.name, key: tags.key })
    .from(tags)
    .where(
      and(
        eq(tags.site, site),
        or(inArray(tags.key, keys), inArray(foldedWords(tags.name), folded), inArray(tags.name, wordless)),
      ),
    )
    .orderBy(asc(tags.id))
    .for('key share');
  return new Map(rows.flatMap((row) => [wordsOf(row.name), row.key].map((words) => [words, row] as const)));
}

/** Creates a tag. If another submission creates the same tag at the same moment, that tag is returned. */
async function makeTag(db: Queryable, site: SiteKey, name: string): Promise<SiteTag> {
  const words = keyOfText(name, draftLimits.tagName);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const isUsable = attempt === 0 && words !== '' && !isReservedKey(words);
    const key = isUsable ? words : await numberedKey(db, site, words || 'tag');
    const [made] = await db
      .insert(tags)
      .values({ site, key, name, seoTitle: name, seoDescription: '', ogTitle: name })
      .onConflictDoNothing()
      .returning({ id: tags.id, name: tags.name });
    // Another name can have the same key: 东京 and 冬景 are both dong-jing.
    const [tag = made] = made ? [] : await tagsOfKey(db, site, key);
    if (tag && wordsOf(tag.name) === wordsOf(name)) return tag;
  }
  throw new Error(`No key is free for a new tag of ${site}.`);
}

function tagsOfKey(db: Queryable, site: SiteKey, key: string): Promise<SiteTag[]> {
  return db
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(and(eq(tags.site, site), eq(tags.key, key)))
    .for('key share');
}

/** Returns the first free key of `tag-2`, `tag-3`…, for a name whose own key is empty, reserved or taken. */
async function numberedKey(db: Queryable, site: SiteKey, base: string): Promise<string> {
  const rows = await db.select({ key: tags.key }).from(tags).where(eq(tags.site, site));
  const taken = new Set(rows.map(({ key }) => key));
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
