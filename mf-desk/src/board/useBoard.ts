import type { Board } from '@marquee/shared/domain';
import { type Loaded, useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext, useEffect, useRef } from 'react';
import { BoardApiContext } from './BoardApiContext.ts';
import { BoardChangesContext } from './useBoardChanges.ts';

/** Reads the posts of a query, and reads them again when the board changes. @param query as in `boardQuerySchema` */
export function useBoard(query: URLSearchParams): Loaded<Board> {
  const api = useContext(BoardApiContext);
  const changes = useContext(BoardChangesContext);
  const loaded = useLoaded(`board ${query}`, (signal) => api.list(query, { signal }));
  const { retry } = loaded;
  const read = useRef(changes);
  useEffect(() => {
    if (read.current === changes) return;
    read.current = changes;
    retry();
  });
  return loaded;
}
