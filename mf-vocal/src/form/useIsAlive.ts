import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run: false in the server's HTML and during hydration, true from then on. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
