import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { MediaChange, MediaFields, NewMedia } from '@marquee/shared/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { mediaItems, mediaReplacements } from '../../kernel/db/schema/media.ts';
import { uploads } from '../../kernel/db/schema/uploads.ts';
import { violatedConstraint } from '../../kernel/db/violatedConstraint.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { recordAudit } from '../../people/audit/recordAudit.ts';
import { requireRight } from '../../people/rights/requireRight.ts';
import { holdRights } from '../drafts/changePost.ts';
import { invalid } from '../drafts/changes/cleanChanges.ts';
import { mediaWords } from './mediaConditions.ts';
import { findMedia, type MediaRow } from './readMedia.ts';

type Act = { account: UserRow; now: Date };
/** The picture that posts get, and the picture that it was made from. */
type Picture = { publicId: string; original: string };

/**
 * Adds an upload of the account to the library of a site.
 * @throws ProblemError 403 for the site, 409 for a picture that the library has
 */
export async function addMedia(
  db: Queryable,
  { site, fileName, public_id: _sent, ...fields }: NewMedia,
  picture: Picture,
  { account, now }: Act,
): Promise<MediaRow> {
  requireRight(await holdRights(db, account), 'editMedia', { site, sites: [site] });
  try {
    const [row] = await db
      .insert(mediaItems)
      .values({
        ...{ site, fileName, ...picture, addedBy: account.id, addedAt: now },
        ...columnsOf(fields, fileName),
      })
      .returning();
    if (!row) throw new Error('The library returned no picture.');
    await recordMedia(db, 'create', row, { account, now }, { after: auditedOf(row) });
    return row;
  } catch (error) {
    if (violatedConstraint(error) !== 'media_items_original') throw error;
    throw new ProblemError(409, 'media-taken', 'The library of this magazine already has this picture.', {
      cause: error,
    });
  }
}

/** @throws ProblemError 422 unless the picture is an upload of the account */
export async function refuseOtherUpload(db: Queryable, account: UserRow, publicId: string): Promise<void> {
  const [own] = await db
    .select({ publicId: uploads.publicId })
    .from(uploads)
    .where(and(eq(uploads.publicId, publicId), eq(uploads.userId, account.id), ne(uploads.format, 'pdf')));
  if (own) return;
  const message = 'This picture is not one of your uploads. Upload it here.';
  throw invalid([{ pointer: '/public_id', code: 'unknown-picture', message }]);
}

/**
 * Changes the fields of a picture of the library. Posts keep their own texts.
 * @throws ProblemError 404, 403, or 409 if another editor has changed the picture
 */
export async function changeMedia(
  db: Queryable,
  id: string,
  { version, ...fields }: MediaChange,
  picture: Picture,
  { account, now }: Act,
): Promise<MediaRow> {
  const row = await findMedia(db, await holdRights(db, account), id, 'editMedia');
  if (row.version !== version)
    throw new ProblemError(
      409,
      'media-changed',
      'Someone else has changed this picture. Save again to keep your fields.',
    );
  const [changed] = await db
    .update(mediaItems)
    .set({ ...columnsOf(fields, row.fileName), publicId: picture.publicId, version: version + 1 })
    .where(eq(mediaItems.id, row.id))
    .returning();
  if (!changed) throw new Error('The library returned no picture.');
  const parts = { before: auditedOf(row), after: auditedOf(changed) };
  await recordMedia(db, 'change', changed, { account, now }, parts);
  return changed;
}

/**
 * Removes a picture from the library. Its file stays for as long as anything else uses it.
 * @throws ProblemError 404, 403, or 409 if posts have the picture
 */
export async function removeMedia(db: Queryable, id: string, { account, now }: Act): Promise<void> {
  const row = await findMedia(db, await holdRights(db, account), id, 'editMedia');
  const { rows } = await db.execute(sql`
    select from picture_uses where original = ${row.original} and site = ${row.site}
    union all select from ${mediaReplacements}
      where undone_at is null and (from_id = ${row.id} or to_id = ${row.id})
    limit 1`);
  if (rows.length > 0)
    throw new ProblemError(409, 'media-in-use', 'Posts have this picture, or it has replaced or been replaced.');
  await db.delete(mediaItems).where(eq(mediaItems.id, row.id));
  await recordMedia(db, 'remove', row, { account, now }, { before: auditedOf(row) });
}

function columnsOf(fields: MediaFields, fileName: string) {
  return { ...fields, words: mediaWords([fields.title, fields.credit, fields.altText, fileName]) };
}

function auditedOf({ title, credit, rights, altText, focus, lastDay, isForWriters, publicId }: MediaRow) {
  return { name: title, credit, rights, altText, focus, lastDay, isForWriters, publicId };
}

/** Records a change of the library in the audit. */
export async function recordMedia(
  db: Queryable,
  action: string,
  { id, site }: Pick<MediaRow, 'id' | 'site'>,
  { account, now }: Act,
  parts: { before?: object; after?: object },
): Promise<void> {
  await recordAudit(db, {
    ...{ at: now, actorId: account.id, action, subject: 'media', subjectId: String(id), site },
    ...parts,
  });
}
