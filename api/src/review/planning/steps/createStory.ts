import type { NewStory } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { rowId } from '../../../kernel/db/rowId.ts';
import { stories } from '../../../kernel/db/schema/stories.ts';
import type { UserRow } from '../../../people/accounts/userView.ts';
import { requireRight } from '../../../people/rights/requireRight.ts';
import { holdRights } from '../../../writing/drafts/changePost.ts';
import { categoryIdOf } from '../../sections/categoryIdOf.ts';
import { makeDraft } from './assignStory.ts';
import { dueMoment } from './dueMoment.ts';
import { lockPeople } from './lockStory.ts';
import { editorIdOf } from './planStory.ts';
import { recordStory } from './writeStory.ts';

/**
 * Creates a story, with a writer also its draft. A repeated call with the same key returns the first story.
 * @returns the id of the story
 * @throws ProblemError 403 for another site; 409 for an account that cannot write; 422
 */
export async function createStory(db: Queryable, account: UserRow, story: NewStory, now: Date): Promise<number> {
  const { key, category, due, editor, writer, ...plan } = story;
  const writerId = writer === null ? null : rowId(writer);
  await lockPeople(db, [account.id, ...(writerId === null ? [] : [writerId])]);
  const held = await holdRights(db, account);
  requireRight(held, 'createStory', { site: story.site, sites: [story.site] });
  const creation = and(eq(stories.creatorId, held.id), eq(stories.creationKey, key));
  const [known] = await db.select({ id: stories.id }).from(stories).where(creation);
  if (known) return known.id;
  const categoryId = category === null ? null : await categoryIdOf(db, story.site, category);
  const draft = writerId === null ? {} : await makeDraft(db, { ...plan, categoryId }, writerId, now);
  const [after] = await db
    .insert(stories)
    .values({
      ...{ ...plan, ...(await dueMoment(db, story.site, due)), ...draft, categoryId },
      ...{ state: writerId === null ? ('accepted' as const) : ('assigned' as const) },
      ...{ editorId: await editorIdOf(db, story.site, editor, held), creatorId: held.id, creationKey: key },
      ...{ assignerId: writerId === null ? null : held.id, createdAt: now, modifiedAt: now },
    })
    .returning();
  if (!after) throw new Error('The database did not return the new story.');
  await recordStory(db, { before: null, after, action: 'create', actorId: held.id, now });
  if (writerId !== null)
    await recordStory(db, {
      ...{ before: { ...after, state: 'accepted', writerId: null, postId: null }, after, action: 'assign' },
      ...{ actorId: held.id, now, notice: 'storyAssigned', note: story.brief },
    });
  return after.id;
}
