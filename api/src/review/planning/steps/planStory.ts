import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { may, type SiteKey, type StoryChange, type StoryDrop } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { rowId } from '../../../kernel/db/rowId.ts';
import { users } from '../../../kernel/db/schema/users.ts';
import { currentGrants } from '../../../people/accounts/currentGrants.ts';
import type { UserRow } from '../../../people/accounts/userView.ts';
import { categoryIdOf } from '../../sections/categoryIdOf.ts';
import { dueMoment } from './dueMoment.ts';
import { lockStory, type StoryCall, stepOf } from './lockStory.ts';
import { recordStory, updateStory } from './writeStory.ts';

/**
 * Changes the plan of an accepted or assigned story. The draft keeps its name and category, because they are the
 * writer's by then. The writer gets a notice if what is wanted of the writer has changed.
 * @throws ProblemError 404, 403, 409 or 422
 */
export async function planStory(db: Queryable, call: StoryCall, change: StoryChange): Promise<void> {
  const { account, stored } = await lockStory(db, call);
  const { version, category, due, editor, ...plan } = change;
  const { row: before } = stored;
  stepOf(stored, 'plan', version);
  const { site } = before;
  const after = await updateStory(
    db,
    before,
    {
      ...{
        ...plan,
        ...(await dueMoment(db, site, due)),
        categoryId: category === null ? null : await categoryIdOf(db, site, category),
      },
      editorId: editor === String(before.editorId) ? before.editorId : await editorIdOf(db, site, editor),
    },
    call.now,
  );
  const wanted = ['slug', 'brief', 'dueDay', 'dueTime', 'words', 'pictures'] as const;
  const notice = wanted.some((name) => before[name] !== after[name]) ? 'storyChanged' : null;
  await recordStory(db, { before, after, action: 'plan', actorId: account.id, now: call.now, notice });
}

/**
 * Drops an accepted or assigned story. The draft stays with its writer, as a post without a story.
 * @throws ProblemError 404, 403 or 409
 */
export async function dropStory(db: Queryable, call: StoryCall, { message: text, version }: StoryDrop): Promise<void> {
  const { account, stored } = await lockStory(db, call);
  if (stored.row.state === 'dropped') return;
  const state = stepOf(stored, 'drop', version);
  const after = await updateStory(db, stored.row, { state }, call.now);
  await recordStory(db, {
    ...{ before: stored.row, after, action: 'drop', actorId: account.id, now: call.now },
    ...{ notice: 'storyDropped', message: { kind: 'drop', text } },
  });
}

/**
 * Returns the id of the editor of a story.
 * @param otherwise the editor if none is named
 * @throws ProblemError 422 for an account that does not edit the site
 */
export async function editorIdOf(
  db: Queryable,
  site: SiteKey,
  editor: string | null,
  otherwise?: UserRow,
): Promise<number | null> {
  if (editor === null) return otherwise?.id ?? null;
  const [found] = await db
    .select({ id: users.id, grants: currentGrants })
    .from(users)
    .where(eq(users.id, rowId(editor)));
  if (found && may(found, 'planStory', { site, sites: [site] })) return found.id;
  throw new ProblemError(422, 'invalid', 'The editor does not edit this magazine.', {
    errors: [{ pointer: '/editor', code: 'unknown', message: 'Choose an editor of this magazine.' }],
  });
}
