import { type AppStore, ajax, createApi } from '@marquee/shared';
import { useStore } from '@marquee/shared/redux';
import { loadCurrentUser } from '@marquee/shared/state/loadCurrentUser';
import { useEffect } from 'react';

/**
 * Has it found out who reads, if that is not known. Only in the browser, as pages are the same for everybody, and only once
 * it is idle, as reading does not depend on it. Offline nobody can say.
 */
export function useCurrentUser(): void {
  const store = useStore() as AppStore;
  useEffect(() => {
    const load = () => {
      if (navigator.onLine) void loadCurrentUser(store, createApi(ajax));
    };
    if ('requestIdleCallback' in window) {
      const waiting = requestIdleCallback(load);
      return () => cancelIdleCallback(waiting);
    }
    const waiting = setTimeout(load, 1_000);
    return () => clearTimeout(waiting);
  }, [store]);
}
