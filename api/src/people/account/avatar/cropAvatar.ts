import { randomUUID } from 'node:crypto';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type AvatarCrop, avatarLimits, type Image } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { uploads } from '../../../kernel/db/schema/uploads.ts';
import type { Services } from '../../../kernel/services.ts';

type PictureServices = Pick<Services, 'db' | 'clock' | 'originals'>;

/**
 * Cuts a square out of a picture that the account uploaded, and stores it as a new upload. The browser sends only
 * numbers, so the result is always square and was decoded here.
 * @throws ProblemError 422 for a picture that the account has not uploaded, and for a square that is too small or
 *   outside the picture
 */
export async function cropAvatar(services: PictureServices, userId: number, crop: AvatarCrop): Promise<Image> {
  const { db, clock, originals } = services;
  const { public_id, x, y, size } = crop;
  const [upload] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.publicId, public_id), eq(uploads.userId, userId)));
  const original = upload && (await originals.read(public_id));
  if (!upload || !original) throw refusal('unknown-picture', 'Upload the picture first.');
  if (size < avatarLimits.min)
    throw refusal('too-small', `Choose an area of at least ${avatarLimits.min} by ${avatarLimits.min} pixels.`);
  if (x + size > upload.width || y + size > upload.height)
    throw refusal('outside', 'Choose an area inside the picture.');

  const format = upload.format === 'jpg' ? 'jpg' : 'png';
  const square = sharp(original.bytes)
    .extract({ left: x, top: y, width: size, height: size })
    .resize({ width: avatarLimits.max, withoutEnlargement: true });
  const encoded = format === 'jpg' ? square.jpeg({ quality: 90 }) : square.png({ compressionLevel: 8 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  const { width, height, size: bytes } = info;
  const publicId = `uploads/${randomUUID()}`;
  // The row comes first, because a file without a row would never be removed.
  await db.insert(uploads).values({ publicId, userId, format, width, height, bytes, createdAt: clock() });
  await originals.write(publicId, format, data);
  return { public_id: publicId, width, height, format };
}

function refusal(code: string, message: string): ProblemError {
  return new ProblemError(422, 'invalid', message, { errors: [{ pointer: '/avatar', code, message }] });
}
