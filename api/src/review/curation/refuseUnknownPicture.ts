import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { Image } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { uploads } from '../../kernel/db/schema/uploads.ts';

/**
 * Refuses a picture that is not an upload of the moderator, unless the record already has it.
 * @param pointer to the picture in the body
 * @throws ProblemError 422
 */
export async function refuseUnknownPicture(
  db: Queryable,
  actorId: number,
  { sent, stored, pointer }: { sent: Image | null | undefined; stored: Image | null | undefined; pointer: string },
): Promise<void> {
  if (!sent || sent.public_id === stored?.public_id) return;
  const [upload] = await db
    .select({ publicId: uploads.publicId })
    .from(uploads)
    .where(and(eq(uploads.publicId, sent.public_id), eq(uploads.userId, actorId)));
  if (upload) return;
  const message = 'This picture is not one of your uploads. Upload it here.';
  throw new ProblemError(422, 'invalid', message, { errors: [{ pointer, code: 'unknown-picture', message }] });
}
