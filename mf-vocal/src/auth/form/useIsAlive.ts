import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run: false in what the server writes and while it is hydrated, true from then on. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
