import type { NoteList, ReviewNote } from '@marquee/shared/domain';
import type { NotesApi } from '../notes/createNotesApi.ts';

const moderator = { id: '9', fullname: 'Mo Tarn' };
const writer = { id: '5', fullname: 'Ada Lark' };

/** A note of a moderator to the writer. */
export function reviewNote(fields: Partial<ReviewNote> = {}): ReviewNote {
  return {
    id: 'n1',
    place: 'm1',
    quote: 'waits at the harbour',
    isLost: false,
    text: 'Which harbour?',
    audience: 'writer',
    by: moderator,
    at: '2026-11-22T10:00:00.000Z',
    editedAt: null,
    resolved: null,
    isOwn: false,
    replies: [],
    ...fields,
  };
}

/** Fakes the calls for notes. Keeps the notes in memory. */
export function fakeNotesApi(notes: ReviewNote[], isModerator: boolean): NotesApi {
  let stored = notes;
  const put = async (id: string, change: (note: ReviewNote) => ReviewNote): Promise<ReviewNote> => {
    const found = stored.find((note) => note.id === id);
    if (!found) throw new Error(`There is no note ${id}.`);
    const changed = change(found);
    stored = stored.map((note) => (note.id === id ? changed : note));
    return changed;
  };
  return {
    list: async (): Promise<NoteList> => ({ success: true, notes: stored, isModerator, people: [moderator, writer] }),
    async add(_postId, { text, audience, place = null, quote }) {
      const note = reviewNote({ id: `n${stored.length + 1}`, text, audience, place, isOwn: true });
      stored = [...stored, { ...note, quote: quote?.exact ?? null }];
      return note;
    },
    reply: (_postId, id, text) =>
      put(id, (note) => ({
        ...note,
        resolved: null,
        replies: [...note.replies, { id: `r${note.replies.length}`, text, by: writer, at: note.at }],
      })),
    change: (_postId, id, { text, isResolved }) =>
      put(id, (note) => ({
        ...note,
        ...(text !== undefined && { text }),
        ...(isResolved !== undefined && { resolved: isResolved ? { at: note.at, by: writer } : null }),
      })),
  };
}
