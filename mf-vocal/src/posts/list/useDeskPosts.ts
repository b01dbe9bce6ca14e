import type { DeskPostList } from '@marquee/shared/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DeskAddress, deskQuery } from '../address/deskAddress.ts';
import type { DeskCalls } from '../DeskCalls.ts';

type Loaded = {
  list: DeskPostList;
  /** The address of the list; while another one loads, the old one stays on the page. */
  address: DeskAddress;
};

export type DeskPosts = {
  /** Null until a first list is there. */
  loaded: Loaded | null;
  isLoading: boolean;
  /** The last load failed: without a connection, or for another reason. */
  failure: 'offline' | 'failed' | null;
  retry(): void;
  /** Loads the counts again after a post has moved. The posts stay as they are, so that nothing moves under the pointer. */
  refreshCounts(): void;
};

/** Loads the list that an address names, and again once a lost connection is back. */
export function useDeskPosts(calls: DeskCalls, address: DeskAddress): DeskPosts {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isLoading, setLoading] = useState(true);
  const [failure, setFailure] = useState<DeskPosts['failure']>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(address);
  latest.current = address;
  const query = deskQuery(address);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query stands for the address, and an attempt for a wish to repeat
  useEffect(() => {
    const ending = new AbortController();
    setLoading(true);
    setFailure(null);
    const wanted = latest.current;
    calls
      .list(wanted, ending.signal)
      .then((list) => setLoaded({ list, address: wanted }))
      .catch(() => {
        if (!ending.signal.aborted) setFailure(navigator.onLine ? 'failed' : 'offline');
      })
      .finally(() => {
        if (!ending.signal.aborted) setLoading(false);
      });
    return () => ending.abort();
  }, [calls, query, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  useEffect(() => {
    if (failure !== 'offline') return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failure, retry]);

  const refreshCounts = useCallback(() => {
    calls.list(latest.current, new AbortController().signal).then(
      ({ counts }) => setLoaded((before) => before && { ...before, list: { ...before.list, counts } }),
      // The old counts stay until the next list is loaded.
      () => undefined,
    );
  }, [calls]);

  return { loaded, isLoading, failure, retry, refreshCounts };
}
