import { may } from '@marquee/shared/domain';
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { notices } from '../../../kernel/db/schema/notices.ts';
import { users } from '../../../kernel/db/schema/users.ts';
import { currentGrants } from '../../../people/accounts/currentGrants.ts';
import { notify } from '../../../people/notices/notify.ts';
import type { StoryRow } from './writeStory.ts';

const keyOf = (storyId: number) => `pitch ${storyId}`;

/** Notifies each account that may answer a pitch, once. Its writer, and suspended accounts, get no notice. */
export async function tellEditors(db: Queryable, { id, slug, brief, site, writerId }: StoryRow, now: Date) {
  const people = await db
    .select({ id: users.id, grants: currentGrants })
    .from(users)
    .where(and(ne(users.grants, []), isNotNull(users.email), isNull(users.suspendedAt)));
  const subject = { authorId: writerId, site, sites: [site] };
  await notify(db, {
    to: people.filter((account) => may(account, 'planStory', subject)).map((account) => account.id),
    ...{ kind: 'pitchSent', postId: null, actorId: writerId, at: now, key: keyOf(id) },
    detail: { story: slug, ...(brief.trim() && { note: brief }) },
  });
}

/** Marks the notices of an answered pitch as read, so that the mails of the day leave them out. */
export async function endPitchNotices(db: Queryable, pitch: StoryRow, now: Date): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(noticesOf(pitch), isNull(notices.readAt)));
}

/** Removes the notices of a withdrawn pitch. */
export async function removePitchNotices(db: Queryable, pitch: StoryRow): Promise<void> {
  await db.delete(notices).where(noticesOf(pitch));
}

/** The index of actors finds the notices. No index begins with the key. */
const noticesOf = ({ id, creatorId }: StoryRow) =>
  and(creatorId === null ? isNull(notices.actorId) : eq(notices.actorId, creatorId), eq(notices.key, keyOf(id)));
