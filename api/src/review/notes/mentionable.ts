import { may, type NoteAudience } from '@marquee/shared/domain';
import { asc, ne } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { currentGrants } from '../../people/accounts/currentGrants.ts';
import { subjectOf } from '../../writing/drafts/subjectOf.ts';
import type { NotedPost } from './readNotedPost.ts';

export type Mentionable = { id: number; fullname: string };

/**
 * Returns the people who can be mentioned. They are the post's moderators, and the author in notes that the author can
 * read.
 */
export async function mentionable(
  db: Queryable,
  { draft }: NotedPost,
  audience: NoteAudience,
): Promise<readonly Mentionable[]> {
  const { author } = draft;
  const subject = subjectOf(draft);
  const moderators = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      grants: currentGrants,
    })
    .from(users)
    .where(ne(users.grants, []))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
  const others = moderators.filter((account) => may(account, 'addNote', subject));
  return [...(audience === 'writer' && author ? [author] : []), ...others].map(({ id, firstName, lastName }) => ({
    id,
    fullname: `${firstName} ${lastName}`.trim(),
  }));
}

/**
 * Returns the ids of the people whose whole names follow an @ in a text. Of two names that begin alike, the longer one is
 * meant: `@Ann Lee Strand` does not mention Ann Lee.
 */
export function mentionedIn(text: string, people: readonly Mentionable[]): number[] {
  const nameOf = ({ fullname }: Mentionable) => `@${fullname.toLowerCase()}`;
  let left = text.toLowerCase();
  const found = new Set<string>();
  for (const name of new Set(people.map(nameOf).sort((a, b) => b.length - a.length))) {
    const parts = left.split(name);
    // A letter or digit after the name is part of a longer word.
    if (parts.slice(1).some((after) => !/^[\p{L}\p{N}]/u.test(after))) found.add(name);
    left = parts.join(' ');
  }
  return people.filter((person) => found.has(nameOf(person))).map(({ id }) => id);
}
