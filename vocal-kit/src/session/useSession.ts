import { useSelector } from '@marquee/shared/redux';
import type { VocalState } from './createVocalStore.ts';
import type { SessionState } from './sessionSlice.ts';

/** Returns the current user, and whether the user is known yet. */
export function useSession(): SessionState {
  return useSelector(({ session }: VocalState) => session);
}
