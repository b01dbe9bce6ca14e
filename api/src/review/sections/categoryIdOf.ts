import type { SiteKey } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { categories } from '../../kernel/db/schema/taxonomy.ts';
import { invalid } from '../../writing/drafts/changes/cleanChanges.ts';

/**
 * Finds a category of a site and keeps it until the transaction ends.
 * @throws ProblemError 422 for a key that the site does not have
 */
export async function categoryIdOf(db: Queryable, site: SiteKey, key: string): Promise<number> {
  const [found] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.site, site), eq(categories.key, key)))
    .for('key share');
  if (found) return found.id;
  const message = 'This magazine does not have this category.';
  throw invalid([{ pointer: '/category', code: 'unknown', message }]);
}
