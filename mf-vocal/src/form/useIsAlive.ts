import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the HTML of the server and during hydration, true from then on. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
