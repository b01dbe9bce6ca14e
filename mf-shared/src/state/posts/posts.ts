import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Post, PostDetail, PostList, PostSearch, PostSummary, PostType, TypeTotals } from '../../domain/index.ts';
import { pageName } from './postsPages.ts';

/** Message for empty editor's picks, most viewed posts or search results. */
export const NO_RESULT_FOUND = 'No result found';

/** A post in a list that shows only one line. It has no other fields, because all stored fields are serialized. */
export type PostLine = Pick<PostSummary, 'name' | 'urlPath'> & { author: { fullname: string } | null };

/** Listings that are set and emptied as a whole. The latest posts have pages, and therefore their own actions. */
export type PostListing = 'mostViewed' | 'editorPicks' | 'featuredPost' | 'allPosts' | 'categoryMostViewed';

/** One page of a list, with its number. */
export type PostsOfType = { posts: PostSummary[]; currentPage: number; totalPages: number };

/** One page of the latest posts, under the names of the spec. */
export type LatestPosts = {
  latestPosts: PostSummary[];
  currentPage: number;
  totalPages: number;
  /** Number of posts on all pages. */
  total: number;
  /** Number of posts of each type, if the list can be filtered by type. */
  typeTotals: TypeTotals | undefined;
  /** Details of a search whose results are the latest posts. Null for other lists. */
  search: PostSearch | null;
};

/** The latest posts of a page visited before, which are shown at once to a reader who goes back. */
export type KeptList = LatestPosts & { key: string };

/** A post with its neighbours. */
export type OpenPost = { post: Post; relatedPosts: PostSummary[]; nextPost: PostSummary | null };

export type PostsState = Record<PostListing, PostLine[]> &
  LatestPosts & {
    /**
     * Key (`listKey`) of the page that the latest posts belong to, or null. A page shows only the list of its own key.
     */
    latestKey: string | null;
    /** Lists of pages visited before, the newest last. */
    keptLists: KeptList[];
    /** Posts read before, the newest last. */
    keptPosts: OpenPost[];
    /** The latest posts of each type, for the type list pages: by `pageName`, as `video` and `video 2`. */
    latestByType: Record<string, PostsOfType>;
    post: Post | null;
    relatedPosts: PostSummary[];
    nextPost: PostSummary | null;
    /** Reason why a list is empty. A list is the key of a page, the name of a listing, or `type video 2`. */
    errorMessage: Record<string, string>;
    creatingImpression: boolean;
    /** True for each loaded part, even if it is empty. */
    loaded: Partial<Record<PostListing | 'latestPosts' | 'post', boolean>>;
  };

/** A loaded page of a list. */
type LoadedPage = PostList & { page: number };

/** Maximum lists kept for readers who go back. */
const maxLists = 12;
const maxPosts = 6;

const noPost = { post: null, relatedPosts: [], nextPost: null };
const noLatest = {
  latestKey: null,
  latestPosts: [],
  currentPage: 1,
  totalPages: 0,
  total: 0,
  typeTotals: undefined,
  search: null,
};
const noLists = {
  ...noLatest,
  keptLists: [],
  latestByType: {},
  mostViewed: [],
  editorPicks: [],
  featuredPost: [],
  allPosts: [],
  categoryMostViewed: [],
  errorMessage: {},
};
const initialState: PostsState = { ...noPost, ...noLists, keptPosts: [], creatingImpression: false, loaded: {} };

/** Sets or clears the message of one list. */
function markIfEmpty(state: PostsState, list: string, posts: readonly PostLine[]): void {
  if (posts.length === 0) state.errorMessage[list] = NO_RESULT_FOUND;
  else if (list in state.errorMessage) delete state.errorMessage[list];
}

/** Adds the latest posts to the kept lists before another list replaces them. */
function keepLatest(state: PostsState): void {
  const { latestKey: key, latestPosts, currentPage, totalPages, total, typeTotals, search } = state;
  if (key === null) return;
  const others = state.keptLists.filter((list) => list.key !== key);
  const lists = [...others, { key, latestPosts, currentPage, totalPages, total, typeTotals, search }];
  for (const { key: dropped } of lists.slice(0, -maxLists)) delete state.errorMessage[dropped];
  state.keptLists = lists.slice(-maxLists);
}

/** Adds the current post to the kept posts before another post replaces it. */
function keepPost(state: PostsState): void {
  const { post, relatedPosts, nextPost } = state;
  if (!post) return;
  const others = state.keptPosts.filter((entry) => entry.post.id !== post.id);
  state.keptPosts = [...others, { post, relatedPosts, nextPost }].slice(-maxPosts);
}

export const postsSlice = createSlice({
  name: 'posts',
  initialState,
  reducers: {
    /** @param action `key` names the page that the list belongs to */
    setLatestPosts(state, { payload }: PayloadAction<LoadedPage & { key: string }>) {
      if (state.latestKey !== payload.key) keepLatest(state);
      if (state.keptLists.some(({ key }) => key === payload.key))
        state.keptLists = state.keptLists.filter(({ key }) => key !== payload.key);
      state.latestKey = payload.key;
      state.latestPosts = payload.posts;
      state.totalPages = payload.totalPages;
      state.currentPage = payload.page;
      state.total = payload.total;
      state.typeTotals = payload.typeTotals;
      state.search = payload.search ?? null;
      markIfEmpty(state, payload.key, payload.posts);
      state.loaded.latestPosts = true;
    },
    /** Makes a kept list the latest posts again. */
    showLatestPosts(state, { payload }: PayloadAction<string>) {
      const stored = state.keptLists.find(({ key }) => key === payload);
      if (!stored) return;
      keepLatest(state);
      const { key, ...list } = stored;
      Object.assign(state, list, { latestKey: key });
      state.keptLists = state.keptLists.filter((list) => list.key !== key);
    },
    resetLatestPosts(state) {
      if (state.latestKey !== null) delete state.errorMessage[state.latestKey];
      Object.assign(state, noLatest);
      state.loaded.latestPosts = false;
    },
    setLatestOfType(state, { payload }: PayloadAction<LoadedPage & { postType: PostType }>) {
      const { postType, posts, page, totalPages } = payload;
      const name = pageName({ postType, page });
      state.latestByType[name] = { posts, currentPage: page, totalPages };
      markIfEmpty(state, `type ${name}`, posts);
    },
    setListing(state, { payload }: PayloadAction<{ listing: PostListing; posts: PostLine[] }>) {
      const { listing, posts } = payload;
      state[listing] = posts;
      markIfEmpty(state, listing, posts);
      state.loaded[listing] = true;
    },
    resetListing(state, { payload }: PayloadAction<PostListing>) {
      state[payload] = [];
      delete state.errorMessage[payload];
      state.loaded[payload] = false;
    },
    /** Empties every list and keeps the post. */
    resetLists(state) {
      Object.assign(state, noLists, { loaded: { post: state.loaded.post } });
    },
    setPost(state, { payload: { post, relatedPosts } }: PayloadAction<PostDetail>) {
      const known = state.post?.id === post.id ? state : state.keptPosts.find((entry) => entry.post.id === post.id);
      const nextPost = known?.nextPost ?? null;
      if (state.post?.id !== post.id) keepPost(state);
      if (known) state.keptPosts = state.keptPosts.filter((entry) => entry.post.id !== post.id);
      Object.assign(state, { post, relatedPosts, nextPost });
      state.loaded.post = true;
    },
    /** @param action `postId` is the post before which the next post was published. Drops it if that post is closed */
    setNextPost(state, { payload }: PayloadAction<{ postId: string; nextPost: PostSummary | null }>) {
      const { postId, nextPost } = payload;
      if (state.post?.id === postId) state.nextPost = nextPost;
      for (const kept of state.keptPosts) if (kept.post.id === postId) kept.nextPost = nextPost;
    },
    /**
     * Closes a post. @param action id of the post, because another may already be open. Without an id, closes any post
     */
    resetPost(state, { payload: postId }: PayloadAction<string | undefined>) {
      if (postId !== undefined && state.post?.id !== postId) return;
      keepPost(state);
      Object.assign(state, noPost);
      state.loaded.post = false;
    },
    /** Closes the post and empties the lists. */
    resetPosts: () => initialState,
    impressionCreating(state) {
      state.creatingImpression = true;
    },
    impressionSucceeded(state) {
      state.creatingImpression = false;
    },
    /** Readers do not see this failure. The error handler reports it. */
    impressionFailed(state) {
      state.creatingImpression = false;
    },
  },
});

export const { setLatestPosts, showLatestPosts, resetLatestPosts, setListing, setPost, setNextPost, resetPost } =
  postsSlice.actions;
