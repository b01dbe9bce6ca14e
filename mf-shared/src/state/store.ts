import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { AuthorState } from './author.ts';
import { type CategoryState, categorySlice } from './category.ts';
import type { ChannelState } from './channel.ts';
import type { CoreState } from './core.ts';
import type { PostsState } from './posts/posts.ts';
import type { PromoState } from './promo.ts';
import type { TagState } from './tag.ts';
import type { UserState } from './user.ts';

/** Slices that remotes add. Only their names are known here. The remotes that need them bring the reducers. */
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

/** Creates a store with the server's state, for one request on the server or one visit in the browser. */
export function createStore(preloadedState?: Partial<RootState>) {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools: false,
    // The checks walk the whole state on every action. Immer and the types of the state make them unnecessary.
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
  });
  // Time at which the initial state was created, in milliseconds since 1970. `loadUnlessFresh` needs its age.
  return Object.assign(store, { createdAt: Date.now() });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
