import type { NewNote, NoteChange, NoteList, NoteResponse, ReviewNote } from '@marquee/shared/domain';
import type { CallOptions } from '@marquee/shared/transport';
import type { Exchange } from '@marquee/shared/transport/exchange';

/** Creates the calls for the notes of a post. Each call rejects with an `ApiError`. @param exchange sends the calls */
export function createNotesApi(exchange: Exchange) {
  const path = (postId: string) => `/api/vocal/review/${encodeURIComponent(postId)}/notes`;
  const notePath = (postId: string, noteId: string) => `${path(postId)}/${encodeURIComponent(noteId)}`;
  const noteOf = async (call: Promise<{ body: NoteResponse }>): Promise<ReviewNote> => (await call).body.note;
  return {
    list: async (postId: string, options?: CallOptions): Promise<NoteList> =>
      (await exchange<NoteList>('GET', path(postId), options)).body,
    add: (postId: string, note: NewNote) => noteOf(exchange<NoteResponse>('POST', path(postId), { body: note })),
    reply: (postId: string, noteId: string, text: string) =>
      noteOf(exchange<NoteResponse>('POST', `${notePath(postId, noteId)}/replies`, { body: { text } })),
    change: (postId: string, noteId: string, change: NoteChange) =>
      noteOf(exchange<NoteResponse>('PATCH', notePath(postId, noteId), { body: change })),
  };
}

export type NotesApi = ReturnType<typeof createNotesApi>;
