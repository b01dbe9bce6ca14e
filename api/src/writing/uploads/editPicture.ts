import { stat } from 'node:fs/promises';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { PictureEdit } from '@marquee/shared/domain';
import sharp from 'sharp';
import { focalPointXmp } from '../../kernel/originals/focalPoint.ts';
import type { UploadFormat } from './acceptedFormat.ts';
import type { NormalizedPicture } from './normalizePicture.ts';

/**
 * Writes a turned and cropped copy of a stored picture, which carries its focal point. `PictureProcess` runs this and
 * limits its time.
 * @param edit with an area inside the picture
 * @throws ProblemError 422 for an unreadable picture
 */
export async function editPicture(
  source: string,
  format: UploadFormat,
  target: string,
  { rotation, crop, focus }: PictureEdit,
): Promise<NormalizedPicture> {
  // sharp crops after the rotation only if `rotate` is called before `extract`.
  const turned = sharp(source).autoOrient().rotate(rotation);
  const image = crop ? turned.extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height }) : turned;
  const encoded = format === 'png' ? image.png({ compressionLevel: 8 }) : image.jpeg({ quality: 90 });
  const { width, height } = await (focus ? encoded.withXmp(focalPointXmp(focus)) : encoded)
    .toFile(target)
    .catch((cause: unknown) => {
      throw new ProblemError(422, 'picture-unreadable', 'The picture cannot be edited.', { cause });
    });
  return { width, height, bytes: (await stat(target)).size };
}
