import { createSlice, type PayloadAction } from '@marquee/shared/redux';
import type { User } from '../domain/index.ts';

export type UserState = {
  /** True if the api has responded, even without a user. */
  known: boolean;
  /** Null for a visitor who is not signed in. */
  user: User | null;
};

const initialState: UserState = { known: false, user: null };

export const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    setUser(state, action: PayloadAction<User | null>) {
      state.known = true;
      state.user = action.payload;
    },
  },
});

export const { setUser } = userSlice.actions;
