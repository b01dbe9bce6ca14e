import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Post, PostDetail, PostList, PostSearch, PostSummary, PostType } from '../domain/index.ts';

/** Said when editor's picks, most viewed posts or results are empty. */
export const NO_RESULT_FOUND = 'No result found';

/** A post in a list that shows a line of it and no card; no more needs to be stored, as all of it is serialized. */
export type PostLine = Pick<PostSummary, 'name' | 'urlPath'> & { author: { fullname: string } | null };

/** Listings that are set and emptied as a whole; the latest posts have pages, and actions of their own. */
export type PostListing = 'mostViewed' | 'editorPicks' | 'featuredPost' | 'allPosts' | 'categoryMostViewed';

/** One page of a list, and which it is. */
export type PostsOfType = { posts: PostSummary[]; currentPage: number; totalPages: number };

export type PostsState = Record<PostListing, PostLine[]> & {
  latestPosts: PostSummary[];
  /** A page of the latest posts is on its way. */
  latestLoading: boolean;
  currentPage: number;
  totalPages: number;
  /** How many posts all pages have together. */
  total: number;
  /** What a search told besides its posts, which are the latest posts then. */
  search: PostSearch | null;
  /** The latest posts of each type, for the type list pages. */
  latestByType: Partial<Record<PostType, PostsOfType>>;
  post: Post | null;
  relatedPosts: PostSummary[];
  nextPost: PostSummary | null;
  /** Why there is nothing to show. */
  errorMessage: string | null;
  creatingImpression: boolean;
  /** What has been loaded, be it empty. */
  loaded: Partial<Record<PostListing | 'latestPosts' | 'post', boolean>>;
};

/** A page of a list that has arrived. */
type LoadedPage = PostList & { page: number };

const noPost = { post: null, relatedPosts: [], nextPost: null };
const noLatest = { latestPosts: [], latestLoading: false, currentPage: 1, totalPages: 0, total: 0, search: null };
const noLists = {
  ...noLatest,
  latestByType: {},
  mostViewed: [],
  editorPicks: [],
  featuredPost: [],
  allPosts: [],
  categoryMostViewed: [],
  errorMessage: null,
};
const initialState: PostsState = { ...noPost, ...noLists, creatingImpression: false, loaded: {} };

const messageFor = (posts: readonly PostLine[]) => (posts.length === 0 ? NO_RESULT_FOUND : null);

export const postsSlice = createSlice({
  name: 'posts',
  initialState,
  reducers: {
    latestPostsLoading(state, action: PayloadAction<boolean>) {
      state.latestLoading = action.payload;
    },
    setLatestPosts(state, { payload }: PayloadAction<LoadedPage>) {
      state.latestPosts = payload.posts;
      state.latestLoading = false;
      state.totalPages = payload.totalPages;
      state.currentPage = payload.page;
      state.total = payload.total;
      state.search = payload.search ?? null;
      state.errorMessage = messageFor(payload.posts);
      state.loaded.latestPosts = true;
    },
    resetLatestPosts(state) {
      Object.assign(state, noLatest);
      state.loaded.latestPosts = false;
    },
    setLatestOfType(state, { payload }: PayloadAction<LoadedPage & { postType: PostType }>) {
      const { postType, posts, page, totalPages } = payload;
      state.latestByType[postType] = { posts, currentPage: page, totalPages };
      state.errorMessage = messageFor(posts);
    },
    setListing(state, { payload }: PayloadAction<{ listing: PostListing; posts: PostLine[] }>) {
      const { listing, posts } = payload;
      state[listing] = posts;
      state.errorMessage = messageFor(posts);
      state.loaded[listing] = true;
    },
    resetListing(state, { payload }: PayloadAction<PostListing>) {
      state[payload] = [];
      state.loaded[payload] = false;
    },
    /** Empties every list and leaves the post. */
    resetLists(state) {
      Object.assign(state, noLists, { loaded: { post: state.loaded.post } });
    },
    setPost(state, action: PayloadAction<PostDetail>) {
      state.post = action.payload.post;
      state.relatedPosts = action.payload.relatedPosts;
      state.loaded.post = true;
    },
    setNextPost(state, action: PayloadAction<PostSummary | null>) {
      state.nextPost = action.payload;
    },
    resetPost(state) {
      Object.assign(state, noPost);
      state.loaded.post = false;
    },
    /** Empties everything: the post and the lists. */
    resetPosts: () => initialState,
    impressionCreating(state) {
      state.creatingImpression = true;
    },
    impressionSucceeded(state) {
      state.creatingImpression = false;
    },
    /** Nothing that a reader is told: the error handler hears of it. */
    impressionFailed(state) {
      state.creatingImpression = false;
    },
  },
});

export const { setLatestPosts, resetLatestPosts, setListing, setPost, setNextPost, resetPost } = postsSlice.actions;
