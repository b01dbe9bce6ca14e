import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type AccountUpdate, accountLimits, type Image } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { sanitizeProse } from '../../kernel/html/sanitizeHtml.ts';
import { type UserRow, userColumns } from '../accounts/userView.ts';

/**
 * Changes the given fields and leaves the others. The name in addresses stays, so that no link breaks.
 * @throws ProblemError 422 with the pointer /bio for a bio that is too long or has too many elements
 */
export async function updateAccount(
  db: Database,
  account: UserRow,
  changes: Omit<AccountUpdate, 'id' | 'avatar'> & { image?: Image | null | undefined },
  now: Date,
): Promise<UserRow> {
  const { name = {}, bio, summary, image, smartPunctuation } = changes;
  const [row] = await db
    .update(users)
    .set({
      firstName: name.first ?? changes.firstName,
      lastName: name.last ?? changes.lastName,
      bio: bio === undefined ? undefined : cleanBio(bio),
      ...{ image, smartPunctuation },
      // Pages show a default sentence for an author without a summary.
      summary: summary === undefined ? undefined : summary || null,
      modifiedAt: now,
    })
    .where(eq(users.id, account.id))
    .returning(userColumns);
  if (!row) throw new ProblemError(401, 'signed-out', 'Sign in first.');
  return row;
}

function cleanBio(html: string): string {
  const bio = sanitized(html);
  if (bio.length <= accountLimits.bio) return bio;
  throw badBio(`Use no more than ${accountLimits.bio} characters.`);
}

function sanitized(html: string): string {
  try {
    return sanitizeProse(html);
  } catch (error) {
    if (error instanceof RangeError) throw badBio(error.message);
    throw error;
  }
}

function badBio(message: string): ProblemError {
  return new ProblemError(422, 'invalid', message, { errors: [{ pointer: '/bio', code: 'too-large', message }] });
}
