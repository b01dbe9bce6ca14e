import type { User } from '@marquee/shared/domain';
import { createSlice, type PayloadAction } from '@marquee/shared/redux';

export type SessionState = {
  /** Whether it is known who is here; the current user is asked for only until then. */
  known: boolean;
  user: User | null;
};

const nobodyYet: SessionState = { known: false, user: null };

/** Who is signed in. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: nobodyYet,
  reducers: {
    setUser: (_state, { payload }: PayloadAction<User | null>) => ({ known: true, user: payload }),
  },
});

export const { setUser } = sessionSlice.actions;
