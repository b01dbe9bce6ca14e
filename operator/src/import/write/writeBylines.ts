import type { Queryable } from '@marquee/api/acts/database.ts';
import { postBylines } from '@marquee/api/acts/tables.ts';
import { type Byline, type BylineRole, maxBylines } from '@marquee/shared/domain';
import type { Note, SourceAuthor } from '../record.ts';
import { ensureAuthor } from './ensureAuthor.ts';

/** A person beside the author. */
export type NamedPerson = { person: SourceAuthor; role: BylineRole; percent: number };

/**
 * Writes the people beside the author of a new post, with their shares.
 * @returns the people as the audit records them, because a share is a right to money
 */
export async function writeBylines(
  db: Queryable,
  post: { id: number; authorId: number | null },
  people: readonly NamedPerson[],
  now: Date,
  notes: Note[],
): Promise<Byline[]> {
  const bylines: Byline[] = [];
  for (const { person, role, percent } of people) {
    if (bylines.length >= maxBylines) {
      notes.push({
        outcome: 'lost',
        reason: `A post names at most ${maxBylines + 1} people. ${person.name} was left out.`,
        text: '',
      });
      continue;
    }
    const id = await ensureAuthor(db, person, now);
    if (id === post.authorId || bylines.some(({ userId }) => userId === String(id)))
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
