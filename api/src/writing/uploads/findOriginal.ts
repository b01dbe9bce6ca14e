import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type Image, type PictureEdit, uploadLimits } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Queryable } from '../../kernel/db/connect.ts';
import { uploads } from '../../kernel/db/schema/uploads.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import { focalPointOf } from '../../kernel/originals/focalPoint.ts';
import type { Original, OriginalStore } from '../../kernel/originals/OriginalStore.ts';

/** A picture before all edits, its file, and the edit that made the present picture. */
export type FoundOriginal = { image: Image; file: Original; edit: PictureEdit };

/**
 * Finds the original of a picture. If an earlier release has removed the original, the picture is its own original.
 * @throws ProblemError 404 for an unknown picture, 422 for an unreadable one
 */
export async function findOriginal(db: Queryable, originals: OriginalStore, publicId: string): Promise<FoundOriginal> {
  const [row] = await db
    .select({ original: uploads.original, edit: uploads.edit })
    .from(uploads)
    .where(eq(uploads.publicId, publicId));
  const earlier = row?.original ? await originals.read(row.original) : undefined;
  if (row?.original && row.edit && earlier) {
    const { image } = await factsOf(row.original, earlier);
    return { image, file: earlier, edit: row.edit };
  }
  const file = await originals.read(publicId);
  if (!file) throw notFound('The picture');
  // A picture from an export has its focal point in its file, and no other original.
  const { image, focus = null } = await factsOf(publicId, file);
  return { image, file, edit: { rotation: 0, crop: null, focus } };
}

async function factsOf(publicId: string, { bytes, format }: Original) {
  const { autoOrient, xmp } = await sharp(bytes, { limitInputPixels: uploadLimits.pixels })
    .metadata()
    .catch((cause: unknown) => {
      throw new ProblemError(422, 'picture-unreadable', 'The picture cannot be edited.', { cause });
    });
  const image: Image = { public_id: publicId, width: autoOrient.width, height: autoOrient.height, format };
  return { image, focus: focalPointOf(xmp) };
}
