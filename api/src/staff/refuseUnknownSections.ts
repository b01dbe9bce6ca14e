import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { Grant } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../kernel/db/connect.ts';
import { categories } from '../kernel/db/schema/taxonomy.ts';

/** @throws ProblemError 422 if a role names a section that its site does not have */
export async function refuseUnknownSections(db: Queryable, grants: readonly Grant[]): Promise<void> {
  for (const [place, { site, section }] of grants.entries()) {
    if (!site || !section) continue;
    const [known] = await db
      .select({ id: categories.id })
      .from(categories)
      .where(and(eq(categories.site, site), eq(categories.key, section)));
    if (known) continue;
    const message = `The magazine ${site} has no section “${section}”. Choose a section of the list.`;
    const errors = [{ pointer: `/grants/${place}/section`, code: 'unknown', message }];
    throw new ProblemError(422, 'invalid', message, { errors });
  }
}
