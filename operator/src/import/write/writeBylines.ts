import type { Queryable } from '@marquee/api/acts/database.ts';
import { postBylines } from '@marquee/api/acts/tables.ts';
import type { Byline } from '@marquee/shared/domain';
import type { EditorsFields } from '../../newsroom/records.ts';
import type { Note } from '../record.ts';
import { ensurePerson } from './ensureAuthor.ts';

/**
 * Writes the people beside the author of a new post, with their shares.
 * @returns the people as the audit records them, because a share is a right to money
 */
export async function writeBylines(
  db: Queryable,
  post: { id: number; authorId: number | null },
  people: EditorsFields['bylines'],
  now: Date,
  notes: Note[],
): Promise<Byline[]> {
  const bylines: Byline[] = [];
  for (const { person, role, percent } of people) {
    const id = await ensurePerson(db, person, now);
    if (id === null || id === post.authorId || bylines.some(({ userId }) => userId === String(id)))
      notes.push({ outcome: 'lost', reason: `${person.name} is named twice, and has one place here.`, text: '' });
    else bylines.push({ userId: String(id), role, percent });
  }
  if (bylines.length > 0)
    await db.insert(postBylines).values(
      bylines.map(({ userId, role, percent }, index) => ({
        ...{ postId: post.id, position: index + 1, userId: Number(userId), role, percent },
      })),
    );
  return bylines;
}
