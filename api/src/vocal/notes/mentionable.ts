import { may, type NoteAudience } from '@marquee/shared/domain';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/connect.ts';
import { users } from '../../db/schema/users.ts';
import { subjectOf } from '../drafts/subjectOf.ts';
import type { NotedPost } from './readNotedPost.ts';

/** Moderators of a network are few; more are not offered. */
const mostModerators = 200;

export type Mentionable = { id: number; fullname: string };

/** The people who can be mentioned: the post's moderators, and the post's author in what the author reads. */
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
      isAdmin: users.isAdmin,
      moderatedSites: users.moderatedSites,
    })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(mostModerators);
  const others = moderators.filter((account) => may(account, 'addNote', subject));
  return [...(audience === 'writer' && author ? [author] : []), ...others].map(({ id, firstName, lastName }) => ({
    id,
    fullname: `${firstName} ${lastName}`.trim(),
  }));
}

/** The ids of the people whose names stand in a text behind an @. */
export function mentionedIn(text: string, people: readonly Mentionable[]): number[] {
  const lower = text.toLowerCase();
  return people.filter(({ fullname }) => lower.includes(`@${fullname.toLowerCase()}`)).map(({ id }) => id);
}
