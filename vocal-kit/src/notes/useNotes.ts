import type { NewNote, NoteChange, NoteList, ReviewNote } from '@marquee/shared/domain';
import { useCallback, useContext, useEffect, useState } from 'react';
import { NotesApiContext } from './NotesApiContext.ts';

/** @param version of the stored post: with each, notes may have other places */
export function useNotes(postId: string, version: number) {
  const api = useContext(NotesApiContext);
  const [list, setList] = useState<NoteList | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // `version` and `attempt` are reasons to load again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    setFailed(false);
    api.list(postId, { signal }).then(
      (loaded) => (signal.aborted ? undefined : setList(loaded)),
      () => (signal.aborted ? undefined : setFailed(true)),
    );
    return () => leaving.abort();
  }, [api, postId, version, attempt]);

  const put = useCallback((note: ReviewNote) => {
    setList((current) => current && { ...current, notes: withNote(current.notes, note) });
  }, []);

  return {
    list,
    hasFailed,
    reload: () => setAttempt((count) => count + 1),
    async add(note: NewNote): Promise<void> {
      await api.add(postId, note);
      // The api has the order of the page.
      setAttempt((count) => count + 1);
    },
    reply: async (noteId: string, text: string) => put(await api.reply(postId, noteId, text)),
    change: async (noteId: string, change: NoteChange) => put(await api.change(postId, noteId, change)),
  };
}

export type Notes = ReturnType<typeof useNotes>;

const withNote = (notes: readonly ReviewNote[], changed: ReviewNote) =>
  notes.map((note) => (note.id === changed.id ? changed : note));
