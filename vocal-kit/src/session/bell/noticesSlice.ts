import { createSlice, type PayloadAction } from '@marquee/shared/redux';

export type NoticesState = {
  /** Number of unread notices, or 0 until known. */
  unread: number;
};

/** The part of the store that has the notices. */
export type NoticesPart = { notices: NoticesState };

const nothingYet: NoticesState = { unread: 0 };

/** The count at the bell, which the list of notices changes too. */
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
