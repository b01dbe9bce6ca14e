import type { PostCorrection } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { violatedConstraint } from '../../kernel/db/violatedConstraint.ts';
import { keyTaken, resolveNames } from '../../writing/drafts/changes/resolveNames.ts';
import { type StoredDraft, videoDataOf } from '../../writing/drafts/readDraft.ts';
import { makeTags } from '../../writing/publication/makeTags.ts';
import { writeTags } from '../../writing/publication/writeTags.ts';

type Written = { version: number; modifiedAt: Date; corrections: PostCorrection[] | undefined };

/**
 * Writes the fields of a draft into its published post in one update, so that readers never see half of them.
 * @throws ProblemError 409 if another post has the key
 */
export async function writePublished(db: Queryable, draft: StoredDraft, written: Written): Promise<void> {
  const { row, fields } = draft;
  const { rows } = await resolveNames(db, draft, {});
  const { category, channel, tags, ...columns } = fields;
  const videoData = fields.videoLink === row.videoLink ? row.videoData : videoDataOf(fields);
  await writeTagsOf(db, draft);
  try {
    await db
      .update(posts)
      .set({ ...columns, ...rows, videoData, draftTags: null, ...written })
      .where(eq(posts.id, row.id));
  } catch (error) {
    if (violatedConstraint(error) === 'posts_site_key') throw keyTaken();
    throw error;
  }
}

/** Writes the tags of a draft into its post, and creates the new ones. */
export async function writeTagsOf(db: Queryable, { row, fields: { site, tags } }: StoredDraft): Promise<void> {
  if (site !== null) await writeTags(db, row.id, await makeTags(db, site, tags));
}
