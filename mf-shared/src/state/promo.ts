import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Promo } from '../domain/index.ts';

export type PromoState = { promo: Promo | null; loaded: boolean };

const initialState: PromoState = { promo: null, loaded: false };

export const promoSlice = createSlice({
  name: 'promo',
  initialState,
  reducers: {
    setPromo(state, action: PayloadAction<Promo | null>) {
      state.promo = action.payload;
      state.loaded = true;
    },
  },
});

export const { setPromo } = promoSlice.actions;
