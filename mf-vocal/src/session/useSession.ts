import { useSelector } from '@marquee/shared/redux';
import type { VocalState } from './createVocalStore.ts';
import type { SessionState } from './sessionSlice.ts';

/** Who is signed in, as far as known. */
export function useSession(): SessionState {
  return useSelector(({ session }: VocalState) => session);
}
