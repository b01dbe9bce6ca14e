import type { FocalPoint } from '@marquee/shared/domain';
import type { Caller } from '../../kernel/limits/caller.ts';
import type { EditServices } from './editRoutes.ts';
import { findOriginal } from './findOriginal.ts';
import { refuseEdit } from './refuseEdit.ts';

type PictureServices = Pick<EditServices, 'db' | 'originals' | 'pictureUploads' | 'store'>;

/**
 * Returns the public ids of a picture with another focal point, and of its original. The point is in the file of the
 * picture, so another point needs another picture, which counts against the limits of uploads.
 * @param publicId of an upload
 * @throws ProblemError 404 if the file is missing, 422 for a GIF, 413 or 429 at the limits of the account
 */
export async function pictureWithFocus(
  { db, originals, pictureUploads, store }: PictureServices,
  publicId: string,
  focus: FocalPoint | null,
  by: { caller: Caller; userId: number },
): Promise<{ publicId: string; original: string }> {
  const found = await findOriginal(db, originals, publicId);
  const original = found.image.public_id;
  const edit = { ...found.edit, focus };
  const isSame = found.edit.focus?.x === focus?.x && found.edit.focus?.y === focus?.y;
  if (isSame) return { publicId, original };
  // Only the original of an edited picture is known to have no point of its own.
  if (focus === null && edit.crop === null && edit.rotation === 0 && original !== publicId)
    return { publicId: original, original };
  refuseEdit(found.image, edit);
  const made = await store(by.userId, () => pictureUploads.edit(found, edit, by.caller, by.userId));
  return { publicId: made.public_id, original };
}
