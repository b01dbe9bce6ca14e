import { anchorOf, findQuote, type NewNote, type NoteAnchor, type NoteTexts, noteLimits } from '@marquee/shared/domain';
import { count, eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { reviewNotes } from '../../kernel/db/schema/reviewNotes.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { notify } from '../../people/notices/notify.ts';
import { invalid } from '../../writing/drafts/changes/cleanChanges.ts';
import { lockPost } from '../../writing/drafts/lockPost.ts';
import { mentionable, mentionedIn } from './mentionable.ts';
import { notesFull } from './notesFull.ts';
import { type NotedPost, readNotedPost } from './readNotedPost.ts';
import { readNoteTexts } from './readNoteTexts.ts';

/**
 * Adds a note to a post. Only mentioned people get a notice, because the writer gets a notice of the later decision.
 * @returns the id of the note
 * @throws ProblemError 403 for the writer; 404; 409 if the post has too many notes; 422 if the quoted words are not in
 *   the post
 */
export async function addNote(
  transaction: Queryable,
  account: UserRow,
  postId: string,
  { text, audience, ...sent }: NewNote,
  now: Date,
): Promise<{ post: NotedPost; id: string }> {
  await lockPost(transaction, postId);
  const post = await readNotedPost(transaction, account, postId, 'addNote');
  const { row, fields } = post.draft;
  await refuseTooMany(transaction, row.id);
  const anchor = anchorFor(sent, readNoteTexts(fields));
  const [made] = await transaction
    .insert(reviewNotes)
    .values({ ...anchor, postId: row.id, text, audience, userId: account.id, at: now })
    .returning({ id: reviewNotes.id });
  const id = String(made?.id);
  const to = mentionedIn(text, await mentionable(transaction, post, audience));
  await notify(transaction, {
    ...{ to, kind: 'mention', postId: row.id, actorId: account.id, at: now },
    key: `note ${id}`,
    detail: { note: text },
  });
  return { post, id };
}

async function refuseTooMany(db: Queryable, postId: number): Promise<void> {
  const [row] = await db.select({ notes: count() }).from(reviewNotes).where(eq(reviewNotes.postId, postId));
  if ((row?.notes ?? 0) >= noteLimits.notes)
    throw notesFull(`This post has ${noteLimits.notes} notes, which is the maximum.`);
}

function anchorFor({ place, quote }: Pick<NewNote, 'place' | 'quote'>, texts: NoteTexts): NoteAnchor {
  if (!quote) {
    const whole = place ?? 'post';
    if (!texts.has(whole))
      throw invalid([{ pointer: '/place', code: 'missing', message: 'This part of the post no longer exists.' }]);
    return { place: whole, quote: null };
  }
  const exact = onOneLine(quote.exact).trim();
  // The stored text can start or end with a line break that a selection on the page does not contain.
  const found = findQuote({ exact, prefix: onOneLine(quote.prefix), suffix: onOneLine(quote.suffix) }, texts, place);
  const anchor = found && anchorOf(texts, found);
  if (!anchor)
    throw invalid([
      {
        pointer: '/quote',
        code: found ? 'ambiguous' : 'missing',
        message: 'These words are not in the saved post, or appear more than once. Select a longer passage.',
      },
    ]);
  return anchor;
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ');
