import { type AppStore, ajax, createApi } from '@marquee/shared';
import { onIdle } from '@marquee/shared/page/onIdle';
import { useStore } from '@marquee/shared/redux';
import { loadCurrentUser } from '@marquee/shared/state/loadCurrentUser';
import { useEffect } from 'react';

/**
 * Loads the current user, if unknown, once the browser is idle, because reading does not depend on it. The server never
 * loads the user, because pages are the same for all readers.
 */
export function useCurrentUser(): void {
  const store = useStore() as AppStore;
  useEffect(() => {
    const load = () => {
      if (navigator.onLine) void loadCurrentUser(store, createApi(ajax));
    };
    return onIdle(load, { fallbackMs: 1_000 });
  }, [store]);
}
