import { may, type StoryPeople, type StoryPeopleQuery } from '@marquee/shared/domain';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { findPeople } from '../../../people/accounts/findPeople.ts';

const maxWriters = 10;
const maxEditors = 100;

/**
 * Lists accounts that a story can be assigned to, and editors of a site. Suspended and closed accounts are left out.
 * Editors get names and no email addresses.
 */
export async function listStoryPeople(db: Queryable, { site, as, q }: StoryPeopleQuery): Promise<StoryPeople> {
  const isWriter = as === 'writer';
  if (isWriter && q.trim() === '') return { success: true, people: [] };
  const limit = isWriter ? maxWriters : 1_000;
  const found = await findPeople(db, { words: q, limit, canSignIn: true, hasRoles: !isWriter });
  const people = found
    .filter((account) => isWriter || may(account, 'planStory', { site, sites: [site] }))
    .slice(0, maxEditors);
  return { success: true, people: people.map(({ id, key, name }) => ({ id: String(id), key, name })) };
}
