import { createSlice, type PayloadAction } from '@marquee/shared/redux';

export type NoticesState = {
  /** Number of unread notices, or 0 until known. */
  unread: number;
};

/** Part of the store with the notices. */
export type NoticesPart = { notices: NoticesState };

const nothingYet: NoticesState = { unread: 0 };

/** Holds the number at the bell. The list of notices also changes it. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState: nothingYet,
  reducers: {
    setUnread: (state, { payload }: PayloadAction<number>) => {
      state.unread = payload;
    },
  },
});

export const { setUnread } = noticesSlice.actions;
