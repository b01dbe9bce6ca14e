import type { User } from '@marquee/shared/domain';
import { createSlice, type PayloadAction } from '@marquee/shared/redux';

export type SessionState = {
  /** True once the current user is known. The user is requested only until then. */
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
