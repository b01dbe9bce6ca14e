/** The part of Redux Toolkit and react-redux that slices and components use, in one shared copy. */

export type { PayloadAction } from '@reduxjs/toolkit';
export { combineSlices, configureStore, createSlice } from '@reduxjs/toolkit';
export { Provider, shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
