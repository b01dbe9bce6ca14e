import { stat } from 'node:fs/promises';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { uploadLimits } from '@marquee/shared/domain';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { focalPointOf, focalPointXmp } from '../../kernel/originals/focalPoint.ts';
import type { UploadFormat } from './acceptedFormat.ts';
import { tooLarge } from './receiveFile.ts';

/**
 * Maximum size that any variant needs. The widest is below 4,096 pixels, and a whole picture is at most twice as tall
 * as wide.
 */
const maxSize = { width: 4_096, height: 8_192 };

export type NormalizedPicture = { width: number; height: number; bytes: number };

/**
 * Writes an uploaded picture as a file that contains only its pixels, upright, in sRGB and no larger than readers need.
 * Location, comments and trailing bytes are dropped. An animated GIF keeps its frames, and a picture from our own export
 * its focal point. `PictureProcess` runs this and
 * limits its time.
 * @throws ProblemError 413 for too many pixels or a large animation, 422 for a damaged file.
 */
export async function normalizePicture(
  source: string,
  format: UploadFormat,
  target: string,
): Promise<NormalizedPicture> {
  const facts = await sharp(source, { animated: format === 'gif', limitInputPixels: false })
    .metadata()
    .catch(refuseDamaged);
  // The height of an animation is the sum of all its frames.
  const pixels = facts.width * facts.height;
  const isAnimated = (facts.pages ?? 1) > 1;
  if (isAnimated && pixels > uploadLimits.animatedPixels) throw tooManyFrames(pixels);
  if (pixels > uploadLimits.pixels) throw tooManyPixels(pixels);
  if (isAnimated && (await stat(source)).size > uploadLimits.animatedBytes) throw animationTooLarge();
  const image = sharp(source, { animated: isAnimated, limitInputPixels: uploadLimits.pixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...maxSize, fit: 'inside', withoutEnlargement: true });
  const focus = focalPointOf(facts.xmp);
  const encoded = encode(image, format, facts);
  const { width, height, pageHeight, size } = await (focus ? encoded.withXmp(focalPointXmp(focus)) : encoded)
    .toFile(target)
    .catch(refuseDamaged);
  if (size > uploadLimits.bytes) throw tooLarge(uploadLimits.bytes);
  return { width, height: pageHeight ?? height, bytes: size };
}

function encode(image: Sharp, format: UploadFormat, { isPalette }: Metadata): Sharp {
  if (format === 'gif') return image.gif();
  if (format === 'png') return image.png({ compressionLevel: 8, palette: isPalette });
  return image.jpeg({ quality: 90 });
}

function megapixels(count: number): number {
  return Math.ceil(count / 1_000_000);
}

function tooManyFrames(pixels: number): ProblemError {
  return new ProblemError(
    413,
    'too-large',
    `The frames of the animated GIF have ${megapixels(pixels)} megapixels together. The maximum is ${megapixels(uploadLimits.animatedPixels)}. Upload a smaller or shorter one, or add the film as a video.`,
  );
}

function tooManyPixels(pixels: number): ProblemError {
  return new ProblemError(
    413,
    'too-large',
    `The picture has ${megapixels(pixels)} megapixels. The maximum is ${megapixels(uploadLimits.pixels)}.`,
  );
}

function animationTooLarge(): ProblemError {
  const megabytes = uploadLimits.animatedBytes / 1024 / 1024;
  return new ProblemError(
    413,
    'too-large',
    `An animated GIF has at most ${megabytes} MB. Upload a shorter one, or add the film as a video.`,
  );
}

function refuseDamaged(cause: unknown): never {
  throw new ProblemError(422, 'picture-unreadable', 'The picture is damaged or incomplete.', { cause });
}
