import { findAnchor, type NoteTexts, type ReviewNote } from '@marquee/shared/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { reviewNotes, reviewReplies } from '../../kernel/db/schema/reviewNotes.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import type { NotedPost } from './readNotedPost.ts';
import { readNoteTexts } from './readNoteTexts.ts';

type Person = { id: number | null; firstName: string | null; lastName: string | null } | null;
const writers = alias(users, 'writers');
const resolvers = alias(users, 'resolvers');
const personOf = (table: typeof users | typeof writers | typeof resolvers) => ({
  id: table.id,
  firstName: table.firstName,
  lastName: table.lastName,
});

/** Lists the notes of a post that an account may see, with their present places. @param only the id of a single note */
export async function listNotes(db: Queryable, { draft, account, isModerator }: NotedPost, only?: string) {
  const rows = await db
    .select({ note: reviewNotes, by: personOf(writers), resolver: personOf(resolvers) })
    .from(reviewNotes)
    .leftJoin(writers, eq(writers.id, reviewNotes.userId))
    .leftJoin(resolvers, eq(resolvers.id, reviewNotes.resolvedBy))
    .where(
      and(
        eq(reviewNotes.postId, draft.row.id),
        only === undefined ? undefined : eq(reviewNotes.id, rowId(only)),
        isModerator ? undefined : eq(reviewNotes.audience, 'writer'),
      ),
    )
    .orderBy(asc(reviewNotes.id));
  const replies = await readReplies(
    db,
    rows.map(({ note }) => note.id),
  );
  const texts = readNoteTexts(draft.fields);
  return rows
    .map(({ note, by, resolver }) => ({
      ...placeOf(note, texts),
      note: {
        ...noteOf(note, account.id),
        by: toPerson(by),
        resolved: note.resolvedAt && { at: note.resolvedAt.toISOString(), by: toPerson(resolver) },
        replies: replies.get(note.id) ?? [],
      },
    }))
    .sort((one, other) => one.order - other.order || one.start - other.start)
    .map(({ note, place, isLost }): ReviewNote => ({ ...note, place, isLost }));
}

/** Returns a note that an account may see. @throws ProblemError 404 */
export async function readNote(db: Queryable, post: NotedPost, id: string): Promise<ReviewNote> {
  const [note] = await listNotes(db, post, id);
  if (!note) throw notFound('This note');
  return note;
}

function noteOf(note: typeof reviewNotes.$inferSelect, viewerId: number) {
  return {
    id: String(note.id),
    quote: note.quote?.exact ?? null,
    text: note.text,
    audience: note.audience,
    at: note.at.toISOString(),
    editedAt: note.editedAt?.toISOString() ?? null,
    isOwn: note.userId === viewerId,
  };
}

/**
 * Finds the present place of a note. If the quoted words are gone, the note stays at its part of the post, as long as
 * the part exists.
 */
function placeOf({ place, quote }: Pick<typeof reviewNotes.$inferSelect, 'place' | 'quote'>, texts: NoteTexts) {
  const found = findAnchor({ place, quote }, texts);
  const places = [...texts.keys()];
  if (found) return { place: found.place, start: found.start, order: places.indexOf(found.place), isLost: false };
  const remaining = texts.has(place) ? place : null;
  return { place: remaining, start: 0, order: remaining ? places.indexOf(remaining) : places.length, isLost: true };
}

async function readReplies(db: Queryable, noteIds: number[]): Promise<Map<number, ReviewNote['replies']>> {
  const rows =
    noteIds.length === 0
      ? []
      : await db
          .select({ reply: reviewReplies, by: personOf(users) })
          .from(reviewReplies)
          .leftJoin(users, eq(users.id, reviewReplies.userId))
          .where(inArray(reviewReplies.noteId, noteIds))
          .orderBy(asc(reviewReplies.id));
  const byNote = Map.groupBy(rows, ({ reply }) => reply.noteId);
  return new Map(
    [...byNote].map(([noteId, group]) => [
      noteId,
      group.map(({ reply, by }) => ({
        id: String(reply.id),
        text: reply.text,
        by: toPerson(by),
        at: reply.at.toISOString(),
      })),
    ]),
  );
}

function toPerson(person: Person): ReviewNote['by'] {
  if (person?.id == null) return null;
  return { id: String(person.id), fullname: `${person.firstName ?? ''} ${person.lastName ?? ''}`.trim() };
}
