import { combineSlices, configureStore } from '@marquee/shared/redux';
import { type NoticesState, noticesSlice } from './bell/noticesSlice.ts';
import { type SessionState, sessionSlice } from './sessionSlice.ts';

export type VocalState = { session: SessionState; notices: NoticesState };

/** The platform's own store, apart from that of the reader sites. */
export function createVocalStore() {
  return configureStore({
    reducer: combineSlices(sessionSlice, noticesSlice),
    devTools: false,
    // The state is JSON by type and the reducers are Immer's: nothing to check on every action.
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
  });
}
