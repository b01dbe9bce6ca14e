import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { DraftChanges, DraftFields, DraftStory } from '@marquee/shared/domain';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database, Queryable } from '../../kernel/db/connect.ts';
import { retryDeadlock } from '../../kernel/db/retryDeadlock.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { reviews } from '../../kernel/db/schema/reviews.ts';
import { revisions } from '../../kernel/db/schema/revisions.ts';
import { workingCopies } from '../../kernel/db/schema/workingCopies.ts';
import { violatedConstraint } from '../../kernel/db/violatedConstraint.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { requireRight } from '../../people/rights/requireRight.ts';
import { changePost } from '../drafts/changePost.ts';
import { cleanChanges, invalid } from '../drafts/changes/cleanChanges.ts';
import { refuseForeignPictures } from '../drafts/changes/refuseForeignPictures.ts';
import { keyTaken, type NamedRows, resolveNames } from '../drafts/changes/resolveNames.ts';
import { keepRevision, type RevisionReason } from '../drafts/keepRevision.ts';
import { readAnyDraft, type StoredDraft, videoDataOf } from '../drafts/readDraft.ts';
import { subjectOf } from '../drafts/subjectOf.ts';

/** Minimum age of the last revision before a new one is stored. */
const revisionEveryMs = 10 * 60_000;
/** Maximum number of attempts of a save that overwrites any version, because it competes with other saves. */
const attempts = 5;

export type Save = {
  account: UserRow;
  id: string;
  changes: DraftChanges;
  now: Date;
  /** Returns true if the change may be applied to this version of the post. */
  isExpected: (version: number) => boolean;
  /** True only for fields that the server read from a revision of the post. They were checked when they were stored. */
  isRevision?: boolean;
  /**
   * The caller's story before it was merged with the stored one. It becomes a version of its own before the changes, so
   * that the writer can return to it.
   */
  mine?: DraftStory | undefined;
  /** Reason to store the new version as a revision; absent for an ordinary save. */
  keep?: RevisionReason | undefined;
};

/**
 * The post after a save. `base` is the changed version. It is null if the stored version is not the expected one and
 * nothing was changed, which is a conflict unless the changes are already stored.
 */
export type SaveResult = { draft: StoredDraft; base: StoredDraft | null; isConflict: boolean };

/**
 * Saves changes in a post, or in the working copy of a published post. A save without effect creates no version and
 * needs no expected version, so a repeated save is not a conflict. A save that moves a post needs the right on both
 * sites, and an open review moves along.
 * @throws ProblemError 404, 403, 409 or 422
 */
export async function saveDraft(db: Database, save: Save): Promise<SaveResult> {
  const { account, id, now, keep, isRevision = false } = save;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const draft = await readAnyDraft(db, rowId(id));
    const subject = subjectOf(draft, save.changes);
    requireRight(account, 'editPost', subject, { exceptState: true });
    if (!save.isExpected(draft.version))
      return { draft, base: null, isConflict: !(await isStored(draft, save.changes)) };
    requireRight(account, 'editPost', subject);
    // This runs before the transaction, because cleaning may take long.
    const cleaned = await cleanChanges(draft.fields, save.changes, isRevision);
    const mine = await cleanMine(draft, save.mine);
    if (!isRevision) await refuseForeignPictures(db, draft, account, cleaned);
    await refuseForeignPictures(db, draft, account, mine);
    const result = await retryDeadlock(() =>
      db.transaction((transaction) =>
        changePost(transaction, { account, postId: String(draft.row.id), action: 'editPost', now }, async () => {
          if (!(await isUnchanged(transaction, draft))) return { result: null, record: null };
          if (Object.keys(cleaned).length === 0) {
            if (keep) await keepRevision(transaction, { ...revisionOf(draft, account), reason: keep }, now);
            return { result: draft, record: null };
          }
          const { changes, rows } = await resolveNames(transaction, draft, cleaned);
          const reason = (await keepFormer(transaction, draft, save)) ? 'moderate' : keep;
          const saved = await writeVersions(transaction, { ...save, draft, changes, mine, rows });
          if (reason) await keepRevision(transaction, { ...revisionOf(saved, account), reason }, now);
          return { result: saved, record: recordOf(draft, saved, changes) };
        }),
      ),
    );
    if (result) return { draft: result, base: draft, isConflict: false };
  }
  throw new ProblemError(503, 'busy', 'This post was being saved elsewhere. Try again.', {
    headers: { 'retry-after': '1' },
  });
}

/** Cleans the caller's story before the merge. Pointers to its faults begin with `/mine`. */
async function cleanMine({ fields }: StoredDraft, mine: DraftStory = {}): Promise<DraftChanges> {
  try {
    return await cleanChanges(fields, mine);
  } catch (error) {
    if (!(error instanceof ProblemError && error.errors)) throw error;
    throw invalid(error.errors.map((fault) => ({ ...fault, pointer: `/mine${fault.pointer}` })));
  }
}

/**
 * Checks whether the changes are already stored, as after a save with a lost response. They are compared after
 * cleaning, because the sanitizer may have changed them.
 */
async function isStored({ fields }: StoredDraft, changes: DraftChanges): Promise<boolean> {
  const isEmpty = Object.keys(changes).length === 0;
  return !isEmpty && Object.keys(await cleanChanges(fields, changes)).length === 0;
}

/** Describes a save for the audit by names of fields. The revisions have the texts. */
function recordOf({ version, fields }: StoredDraft, saved: StoredDraft, changes: DraftChanges) {
  const isMove = fields.site !== saved.fields.site;
  return {
    before: { version, ...(isMove && { site: fields.site }) },
    after: { version: saved.version, fields: Object.keys(changes), ...(isMove && { site: saved.fields.site }) },
  };
}

/** Checks whether a locked post still has the version, state and site that were read before. */
async function isUnchanged(db: Queryable, { row, copy }: StoredDraft): Promise<boolean> {
  const [post] = await db
    .select({ version: posts.version, status: posts.status, deletedAt: posts.deletedAt, site: posts.site })
    .from(posts)
    .where(eq(posts.id, row.id));
  const [copyNow] = await db
    .select({ version: workingCopies.version, status: workingCopies.status })
    .from(workingCopies)
    .where(eq(workingCopies.postId, row.id));
  const isSamePost =
    post?.version === row.version &&
    post.status === row.status &&
    post.site === row.site &&
    post.deletedAt?.getTime() === row.deletedAt?.getTime();
  return isSamePost && copyNow?.version === copy?.version && copyNow?.status === copy?.status;
}

/** Returns the present version as a revision, without its reason. */
function revisionOf({ row, copy, version, fields }: StoredDraft, account: UserRow) {
  return { postId: row.id, version, at: (copy ?? row).modifiedAt, userId: account.id, fields };
}

/**
 * Keeps the version that a save replaces when the last revision is old. The end of an earlier session is then never
 * lost, even if that session did not end properly. It also keeps the version before a moderator's first edit, so that
 * the writer can compare.
 * @returns true if a moderator edits another writer's post for the first time since another account's last revision
 */
async function keepFormer(db: Queryable, draft: StoredDraft, { account, now, keep }: Save): Promise<boolean> {
  const [last] = await db
    .select({ at: revisions.at, version: revisions.version, userId: revisions.userId })
    .from(revisions)
    .where(eq(revisions.postId, draft.row.id))
    .orderBy(desc(revisions.version))
    .limit(1);
  const { authorId } = draft.row;
  const isFirstOfModerator = account.id !== authorId && last?.userId !== account.id;
  // A new draft has no earlier version to return to.
  if (draft.version === 1 && draft.row.status === 'draft') return isFirstOfModerator;
  const lastAt = last?.at ?? draft.row.createdAt;
  const isOld = now.getTime() - lastAt.getTime() >= revisionEveryMs;
  if (isOld || keep === 'restore' || isFirstOfModerator) {
    const former = { ...revisionOf(draft, account), reason: keep ?? ('interval' as const) };
    await keepRevision(db, isFirstOfModerator ? { ...former, userId: authorId, reason: 'interval' } : former, now);
  }
  return isFirstOfModerator;
}

type Versions = Save & { draft: StoredDraft; mine: DraftStory; rows: NamedRows };

/** Writes the caller's own version as a revision, if it has one, and then the changes. @returns the stored post */
async function writeVersions(transaction: Queryable, versions: Versions): Promise<StoredDraft> {
  const { account, draft, changes, mine, rows, now } = versions;
  if (Object.keys(mine).length === 0) return writeDraft(transaction, draft, changes, rows, now);
  const own = await writeDraft(transaction, draft, { ...changes, ...mine }, rows, now);
  await keepRevision(transaction, { ...revisionOf(own, account), reason: 'restore' }, now);
  const { content, modules } = { ...draft.fields, ...changes };
  return writeDraft(transaction, own, { content, modules }, rows, now);
}

/**
 * Writes changes as the next version into the post, or into the working copy of a published post.
 * @returns the stored post, without reading it again
 */
export async function writeDraft(
  db: Queryable,
  draft: StoredDraft,
  changes: DraftChanges,
  rows: NamedRows,
  now: Date,
): Promise<StoredDraft> {
  const { row, copy, version } = draft;
  const fields: DraftFields = { ...draft.fields, ...changes };
  await moveReview(db, row.id, fields.site);
  const next = { version: version + 1, modifiedAt: now };
  if (row.status === 'published') {
    if (fields.key === null || fields.site === null)
      throw invalid([
        { pointer: '/key', code: 'missing', message: 'A published post needs a magazine and a URL slug.' },
      ]);
    const since = copy?.since ?? now;
    const [copyRow] = await db
      .insert(workingCopies)
      .values({ postId: row.id, fields, since, ...next })
      .onConflictDoUpdate({ target: workingCopies.postId, set: { fields, ...next } })
      .returning({ status: workingCopies.status, since: workingCopies.since });
    if (!copyRow) throw new Error(`The changes of post ${row.id} were not written.`);
    return { ...draft, copy: { postId: row.id, fields, ...copyRow, ...next }, fields, version: next.version };
  }
  // Only changed fields are written, unless the post takes over a working copy.
  const { category, channel, tags, ...columns } = copy ? fields : changes;
  const videoData = fields.videoLink === row.videoLink ? row.videoData : videoDataOf(fields);
  const columnsToWrite = { ...columns, ...rows, ...(tags && { draftTags: tags }), videoData, ...next };
  try {
    await db.update(posts).set(columnsToWrite).where(eq(posts.id, row.id));
    // The post was unpublished with pending changes, which now become the post's own.
    if (copy) await db.delete(workingCopies).where(eq(workingCopies.postId, row.id));
    const named = {
      category: rows.categoryId === null ? null : fields.category,
      channel: rows.channelId === null ? null : fields.channel,
    };
    const present = { fields: { ...fields, ...named }, version: next.version };
    return { ...draft, row: { ...row, ...columnsToWrite }, copy: null, ...present };
  } catch (error) {
    if (violatedConstraint(error) === 'posts_site_key') throw keyTaken();
    throw error;
  }
}

/**
 * Moves a waiting review to the post's new site. Moderators of the former site no longer have the right to decide it.
 */
async function moveReview(db: Queryable, postId: number, site: DraftFields['site']): Promise<void> {
  if (site === null) return;
  await db
    .update(reviews)
    .set({ site })
    .where(and(eq(reviews.postId, postId), ne(reviews.site, site)));
}
