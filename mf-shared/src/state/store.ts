import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { AuthorState } from './author.ts';
import { type CategoryState, categorySlice } from './category.ts';
import type { ChannelState } from './channel.ts';
import type { CoreState } from './core.ts';
import type { PostsState } from './posts/posts.ts';
import type { PromoState } from './promo.ts';
import type { TagState } from './tag.ts';
import type { UserState } from './user.ts';

/** Slices that remotes add: the names are known here, the reducers come with the remote that needs them. */
export type LazySlices = {
  author: AuthorState;
  channel: ChannelState;
  core: CoreState;
  posts: PostsState;
  promo: PromoState;
  tag: TagState;
  user: UserState;
};

/** The network's reducer. A remote adds a slice with `rootReducer.inject(slice)` when its module loads. */
export const rootReducer = combineSlices(categorySlice).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
export type { CategoryState };

/** A store, filled with the server's state. One for a request on the server, one for a visit in the browser. */
export function createStore(preloadedState?: Partial<RootState>) {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools: false,
    // The checks walk the whole state on every action; the reducers are Immer's and the state is JSON by type.
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
  });
  // The age of the state that it began with (`loadUnlessFresh`), in milliseconds since 1970.
  return Object.assign(store, { createdAt: Date.now() });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
