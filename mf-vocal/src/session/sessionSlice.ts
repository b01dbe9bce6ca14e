import type { User } from '@marquee/shared/domain';
import { createSlice, type PayloadAction } from '@marquee/shared/redux';

export type SessionState = {
  /** Whether the current user is known; they are requested only until then. */
  known: boolean;
  user: User | null;
};

const nobodyYet: SessionState = { known: false, user: null };

/** The current user. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: nobodyYet,
  reducers: {
    setUser: (_state, { payload }: PayloadAction<User | null>) => ({ known: true, user: payload }),
  },
});

export const { setUser } = sessionSlice.actions;
