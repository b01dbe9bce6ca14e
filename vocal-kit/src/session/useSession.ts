import { useSelector } from '@marquee/shared/redux';
import type { VocalState } from './createVocalStore.ts';
import type { SessionState } from './sessionSlice.ts';

/** The current user, as far as known. */
export function useSession(): SessionState {
  return useSelector(({ session }: VocalState) => session);
}
