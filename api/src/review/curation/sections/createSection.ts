import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type CuratedKind, curationLimits, type NewSection, type SiteKey } from '@marquee/shared/domain';
import { count, eq, max, sql } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { categories, channels, tags } from '../../../kernel/db/schema/taxonomy.ts';
import { keyOfText } from '../../../kernel/words/keyOfText.ts';
import { recordAudit } from '../../../people/audit/recordAudit.ts';
import { lockSiteOf } from '../lockSiteOf.ts';
import { curatedTables } from './curatedTables.ts';
import { refuseSectionKey, sectionKeyTaken } from './refuseSectionKey.ts';

/**
 * Adds a category, channel or tag at the end of a site's order. The key comes from the name if none is given.
 * @returns the id of the section
 * @throws ProblemError 409 if another section has the key, or if the site has the maximum number of sections; 422 for a
 *   name that gives no key
 */
export async function createSection(
  db: Queryable,
  { site, kind, actorId }: { site: SiteKey; kind: CuratedKind; actorId: number },
  { name, key: requestedKey }: NewSection,
  at: Date,
): Promise<number> {
  const { table, subject } = curatedTables[kind];
  await lockSiteOf(db, subject, site);
  const key = requestedKey ?? keyOfText(name, curationLimits.key);
  if (key === '') {
    const message = 'This name has no Latin letters or digits. Enter a URL slug.';
    throw new ProblemError(422, 'invalid', message, { errors: [{ pointer: '/key', code: 'missing', message }] });
  }
  await refuseSectionKey(db, { site, kind, id: null }, key);
  const [existing] = await db.select({ rows: count() }).from(table).where(eq(table.site, site));
  if ((existing?.rows ?? 0) >= curationLimits[kind]) {
    const message = `This magazine has ${curationLimits[kind]} ${kind}. Merge or delete some first.`;
    throw new ProblemError(409, 'curation-full', message);
  }
  const [row] = await insert(db, kind, { site, key, name });
  // A submission of a post created the same tag at this moment.
  if (!row) throw sectionKeyTaken();
  await recordAudit(db, {
    at,
    actorId,
    action: 'create',
    subject,
    subjectId: String(row.id),
    site,
    after: { name, key },
  });
  return row.id;
}

function insert(db: Queryable, kind: CuratedKind, named: { site: SiteKey; key: string; name: string }) {
  if (kind === 'tags')
    return db
      .insert(tags)
      .values({ ...named, seoTitle: named.name, seoDescription: '', ogTitle: named.name })
      .onConflictDoNothing()
      .returning({ id: tags.id });
  const table = kind === 'categories' ? categories : channels;
  const last = db
    .select({ last: max(table.position) })
    .from(table)
    .where(eq(table.site, named.site));
  const position = sql<number>`least(coalesce((${last}) + 1, 0), ${curationLimits.position})`;
  return db
    .insert(table)
    .values({ ...named, description: '', position })
    .onConflictDoNothing()
    .returning({ id: table.id });
}
