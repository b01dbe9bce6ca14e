import type { OwnPostList } from '@marquee/shared/domain';
import { useDispatch } from '@marquee/shared/redux';
import { ApiError } from '@marquee/shared/transport';
import { setUser } from '@marquee/vocal-kit/session/sessionSlice.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWriterApi } from '../../api/WriterApiContext.ts';
import { type PostsAddress, postsQuery } from '../address/postsAddress.ts';

type Loaded = {
  list: OwnPostList;
  /** Address of `list`. While another list loads, the page still shows this list. */
  address: PostsAddress;
};

export type OwnPostsState = {
  /** Null until the first list has loaded. */
  loaded: Loaded | null;
  isLoading: boolean;
  /** Why the last load failed: `offline` without a connection, `failed` for any other reason. */
  failure: 'offline' | 'failed' | null;
  retry(): void;
  /** Loads the counts again after a post has moved. The posts stay in place, so nothing moves under the pointer. */
  refreshCounts(): void;
};

/** Leaves out the number of the first page. */
const filterOf = (address: PostsAddress) => ({ ...address, page: address.page > 1 ? address.page : undefined });

/** Loads the list for an address. Retries when a lost connection is back. */
export function useOwnPosts(address: PostsAddress): OwnPostsState {
  const api = useWriterApi();
  const dispatch = useDispatch();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isLoading, setLoading] = useState(true);
  const [failure, setFailure] = useState<OwnPostsState['failure']>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(address);
  latest.current = address;
  const query = postsQuery(address);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query stands for the address, and an attempt for a wish to repeat
  useEffect(() => {
    const ending = new AbortController();
    setLoading(true);
    setFailure(null);
    const wanted = latest.current;
    api
      .posts(filterOf(wanted), { signal: ending.signal })
      .then((list) => setLoaded({ list, address: wanted }))
      .catch((error: unknown) => {
        if (ending.signal.aborted) return;
        // The session has ended. Without a user, the page redirects to sign-in.
        if (error instanceof ApiError && error.status === 401) dispatch(setUser(null));
        else setFailure(navigator.onLine ? 'failed' : 'offline');
      })
      .finally(() => {
        if (!ending.signal.aborted) setLoading(false);
      });
    return () => ending.abort();
  }, [api, dispatch, query, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  useEffect(() => {
    if (failure !== 'offline') return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failure, retry]);

  const refreshCounts = useCallback(() => {
    api.posts(filterOf(latest.current)).then(
      ({ counts }) => setLoaded((before) => before && { ...before, list: { ...before.list, counts } }),
      // The old counts stay until the next list is loaded.
      () => undefined,
    );
  }, [api]);

  return { loaded, isLoading, failure, retry, refreshCounts };
}
