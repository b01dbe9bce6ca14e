import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import {
  type DraftTag,
  draftLimits,
  type PostSections,
  type SectionsChange,
  type SiteKey,
} from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../kernel/db/connect.ts';
import { retryDeadlock } from '../../kernel/db/retryDeadlock.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { undoableSteps } from '../../kernel/db/schema/undoableSteps.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { requireRight } from '../../people/rights/requireRight.ts';
import { changePost, holdRights } from '../../writing/drafts/changePost.ts';
import { invalid } from '../../writing/drafts/changes/cleanChanges.ts';
import { readAnyDraft, readPublishedFields } from '../../writing/drafts/readDraft.ts';
import { makeTags } from '../../writing/publication/makeTags.ts';
import { writeBesideReview } from '../../writing/publication/writeBesideReview.ts';
import { writeTags } from '../../writing/publication/writeTags.ts';
import { categoryIdOf } from './categoryIdOf.ts';

type Act = { account: UserRow; postId: string; now: Date; change: SectionsChange };
/** The category and the tags of a post, or of its changes. */
type Sections = { category: string | null; tags: DraftTag[] };

/**
 * Moves a live post to another category, or adds or removes one of its tags, for readers at once. Unpublished changes of
 * the post move along, so that their publication does not move the post back. The author gets a notice a day.
 * @throws ProblemError 404; 403 for other accounts than moderators of the post and of the new category; 409 for a post
 *   that is not live, or whose changes somebody else reviews; 422 for an unknown category, or for too many tags
 */
export function setSections(db: Database, act: Act): Promise<PostSections> {
  // A merge of tags locks tags before posts.
  return retryDeadlock(() => db.transaction((transaction) => takeStep(transaction, act)));
}

function takeStep(transaction: Queryable, { change, ...act }: Act): Promise<PostSections> {
  const { account, postId, now } = act;
  return changePost(transaction, { ...act, action: 'setSections' }, async (subject) => {
    if (change.category !== undefined) {
      const sections = [...(subject.sections ?? []), change.category];
      requireRight(await holdRights(transaction, account), 'setSections', { ...subject, sections });
    }
    const draft = await readAnyDraft(transaction, rowId(postId));
    const { row, copy } = draft;
    if (row.status !== 'published' || row.site === null)
      throw new ProblemError(409, 'wrong-status', 'Readers do not see this post. Change it in its editor.');
    const live: Sections = copy ? await readPublishedFields(transaction, row) : draft.fields;
    const after = await sectionsAfter(transaction, row.site, live, change);
    const result = { success: true as const, before: namesOf(live), after: namesOf(after) };
    if (JSON.stringify(result.before) === JSON.stringify(result.after)) return { result, record: null };
    await writeTags(transaction, row.id, after.tags);
    const { category, tags } = copy ? followed(copy.fields, after, change) : after;
    await writeBesideReview(transaction, draft, {
      ...{ account, now, isPostChanged: true, fields: { ...draft.fields, category, tags } },
      written: after.id === undefined ? {} : { categoryId: after.id },
    });
    // The state before the last decision had other sections.
    await transaction.delete(undoableSteps).where(eq(undoableSteps.postId, row.id));
    return { result, record: { before: result.before, after: result.after } };
  });
}

/** Returns the sections after a change, with the tags of the site. `id` is the row of a new category. */
async function sectionsAfter(
  db: Queryable,
  site: SiteKey,
  { category, tags }: Sections,
  { category: to, addTag, removeTag }: SectionsChange,
): Promise<Sections & { id?: number }> {
  if (to !== undefined) return { category: to, tags, id: await categoryIdOf(db, site, to) };
  if (removeTag !== undefined) return { category, tags: without(tags, removeTag) };
  if (addTag === undefined) return { category, tags };
  const more = await makeTags(db, site, [...tags, { id: null, name: addTag }]);
  if (more.length <= draftLimits.tags) return { category, tags: more };
  const message = `A post has at most ${draftLimits.tags} tags. Remove another tag first.`;
  throw invalid([{ pointer: '/addTag', code: 'too_big', message }]);
}

/** Applies a change to the unpublished changes of a post. They keep their other tags, and a full list stays as it is. */
function followed({ category, tags }: Sections, after: Sections, change: SectionsChange): Sections {
  if (change.category !== undefined) return { category: change.category, tags };
  if (change.removeTag !== undefined) return { category, tags: without(tags, change.removeTag) };
  const added = after.tags.at(-1);
  const isThere = !added || tags.some(({ id, name }) => id === added.id || isSame(name, added.name));
  return { category, tags: isThere || tags.length >= draftLimits.tags ? tags : [...tags, added] };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const without = (tags: readonly DraftTag[], gone: string) => tags.filter(({ name }) => !isSame(name, gone));

function namesOf({ category, tags }: Sections): PostSections['before'] {
  return { category, tags: tags.map(({ name }) => name) };
}
