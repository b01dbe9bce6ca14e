import { may, type StoryPeople, type StoryPeopleQuery } from '@marquee/shared/domain';
import { and, asc, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { users } from '../../../kernel/db/schema/users.ts';
import { containsWords } from '../../../kernel/words/wordConditions.ts';
import { currentGrants } from '../../../people/accounts/currentGrants.ts';

const maxWriters = 10;
const maxEditors = 100;

/**
 * Lists accounts that a story can be assigned to, and editors of a site. Suspended and closed accounts are left out.
 * Editors get names and no email addresses.
 */
export async function listStoryPeople(db: Queryable, { site, as, q }: StoryPeopleQuery): Promise<StoryPeople> {
  if (as === 'writer' && q.trim() === '') return { success: true, people: [] };
  const name = sql`(${users.firstName} || ' ' || ${users.lastName})`;
  const isActive = and(isNotNull(users.email), isNull(users.suspendedAt));
  const rows = await db
    .select({
      ...{ id: users.id, key: users.key, firstName: users.firstName, lastName: users.lastName },
      grants: currentGrants,
    })
    .from(users)
    .where(
      and(isActive, q.trim() ? containsWords(name, q) : undefined, as === 'editor' ? ne(users.grants, []) : undefined),
    )
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(as === 'writer' ? maxWriters : 1_000);
  const people = rows
    .filter((account) => as === 'writer' || may(account, 'planStory', { site, sites: [site] }))
    .slice(0, maxEditors);
  return {
    success: true,
    people: people.map(({ id, key, firstName, lastName }) => ({
      ...{ id: String(id), key, name: `${firstName} ${lastName}`.trim() },
    })),
  };
}
