import type { Board } from '@marquee/shared/domain';
import { type Loaded, useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { BoardApiContext } from './BoardApiContext.ts';

/** Reads the posts of a query. @param query as in `boardQuerySchema` */
export function useBoard(query: URLSearchParams): Loaded<Board> {
  const api = useContext(BoardApiContext);
  return useLoaded(`board ${query}`, (signal) => api.list(query, { signal }));
}
