import { draftLimits } from '@marquee/shared/domain';
import type { Database, Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { changePost } from '../drafts/changePost.ts';
import { resolveNames } from '../drafts/changes/resolveNames.ts';
import { insertPost, lockAuthor } from '../drafts/newPost.ts';
import { readAnyDraft, type StoredDraft, videoDataOf } from '../drafts/readDraft.ts';

const suffix = ' (copy)';

type Duplicate = { account: UserRow; id: string; now: Date; limit: number };

/**
 * Creates a draft with the fields of a post, or of its working copy. The copy belongs to the caller's account, and has
 * no address yet. Curation (the editor's pick, the special feature) stays with the original.
 * @throws ProblemError 404, also for a post in the trash; 429 as for any new post
 */
export function duplicateDraft(db: Database, { account, id, now, limit }: Duplicate): Promise<StoredDraft> {
  return db.transaction(async (transaction) => {
    await lockAuthor(transaction, account.id);
    return changePost(transaction, { account, postId: id, action: 'copyPost', now }, async () => {
      const copy = await insertCopy(transaction, { account, id, now, limit });
      return { result: await readAnyDraft(transaction, copy), record: { after: { copy: String(copy) } } };
    });
  });
}

async function insertCopy(db: Queryable, { account, id, now, limit }: Duplicate): Promise<number> {
  const original = await readAnyDraft(db, rowId(id));
  const { key: _key, category: _category, channel: _channel, tags, name, ...fields } = original.fields;
  const { rows } = await resolveNames(db, original, {});
  const isSameVideo = fields.videoLink === original.row.videoLink;
  return insertPost(db, {
    authorId: account.id,
    now,
    limit,
    columns: {
      ...fields,
      ...rows,
      name: name === '' ? '' : `${name.slice(0, draftLimits.name - suffix.length)}${suffix}`,
      videoData: isSameVideo ? original.row.videoData : videoDataOf(original.fields),
      draftTags: tags,
    },
  });
}
