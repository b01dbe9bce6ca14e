import { may } from '@marquee/shared/domain';
import { and, desc, eq, isNotNull, isNull, like, ne, or } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { notices } from '../../../kernel/db/schema/notices.ts';
import { storyMessages } from '../../../kernel/db/schema/stories.ts';
import { users } from '../../../kernel/db/schema/users.ts';
import { currentGrants } from '../../../people/accounts/currentGrants.ts';
import { notify } from '../../../people/notices/notify.ts';
import type { StoryRow } from './writeStory.ts';

const keyOf = (storyId: number) => `pitch ${storyId}`;

/** Notifies each account that may answer a new pitch, once. Its writer, and suspended accounts, get no notice. */
export async function tellEditors(db: Queryable, pitch: StoryRow, now: Date): Promise<void> {
  await notify(db, {
    ...{ to: await editorsOf(db, pitch), kind: 'pitchSent', postId: null, actorId: pitch.writerId, at: now },
    ...{ key: keyOf(pitch.id), detail: detailOf(pitch) },
  });
}

/** Notifies the editor who asked the last question about a pitch that its writer has changed the pitch. */
export async function tellAsker(db: Queryable, pitch: StoryRow, now: Date): Promise<void> {
  const [asked] = await db
    .select({ authorId: storyMessages.authorId })
    .from(storyMessages)
    .where(and(eq(storyMessages.storyId, pitch.id), eq(storyMessages.kind, 'ask')))
    .orderBy(desc(storyMessages.id))
    .limit(1);
  if (!asked) return;
  const editors = await editorsOf(db, pitch);
  await notify(db, {
    ...{ to: editors.filter((id) => id === asked.authorId), kind: 'pitchRevised', postId: null },
    ...{ actorId: pitch.writerId, at: now, key: `${keyOf(pitch.id)} version ${pitch.version}` },
    detail: detailOf(pitch),
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

/** Returns the accounts that may answer a pitch. */
async function editorsOf(db: Queryable, { site, writerId }: StoryRow): Promise<number[]> {
  const people = await db
    .select({ id: users.id, grants: currentGrants })
    .from(users)
    .where(and(ne(users.grants, []), isNotNull(users.email), isNull(users.suspendedAt)));
  const subject = { authorId: writerId, site, sites: [site] };
  return people.filter((account) => may(account, 'planStory', subject)).map(({ id }) => id);
}

const detailOf = ({ slug, brief }: StoryRow) => ({ story: slug, ...(brief.trim() && { note: brief }) });

/** The index of actors finds the notices. No index begins with the key. */
const noticesOf = ({ id, creatorId }: StoryRow) =>
  and(
    creatorId === null ? isNull(notices.actorId) : eq(notices.actorId, creatorId),
    or(eq(notices.key, keyOf(id)), like(notices.key, `${keyOf(id)} version %`)),
  );
