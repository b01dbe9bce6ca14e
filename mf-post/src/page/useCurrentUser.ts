import { type AppStore, ajax, createApi } from '@marquee/shared';
import { onIdle } from '@marquee/shared/page/onIdle';
import { useStore } from '@marquee/shared/redux';
import { loadCurrentUser } from '@marquee/shared/state/loadCurrentUser';
import { useEffect } from 'react';

/**
 * Loads the current user, if they are not known, once the browser is idle: reading does not depend on it. Only browsers
 * do, as pages are the same for everybody.
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
