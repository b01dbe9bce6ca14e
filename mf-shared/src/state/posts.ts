import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Post, PostDetail, PostList, PostSummary } from '../domain/index.ts';

export type PostsState = {
  latestPosts: PostSummary[];
  currentPage: number;
  totalPages: number;
  post: Post | null;
  relatedPosts: PostSummary[];
  nextPost: PostSummary | null;
};

const initialState: PostsState = {
  latestPosts: [],
  currentPage: 1,
  totalPages: 0,
  post: null,
  relatedPosts: [],
  nextPost: null,
};

export const postsSlice = createSlice({
  name: 'posts',
  initialState,
  reducers: {
    setLatestPosts(state, action: PayloadAction<PostList & { page: number }>) {
      state.latestPosts = action.payload.posts;
      state.totalPages = action.payload.totalPages;
      state.currentPage = action.payload.page;
    },
    resetLatestPosts(state) {
      state.latestPosts = [];
      state.totalPages = 0;
      state.currentPage = 1;
    },
    setPost(state, action: PayloadAction<PostDetail>) {
      state.post = action.payload.post;
      state.relatedPosts = action.payload.relatedPosts;
    },
    setNextPost(state, action: PayloadAction<PostSummary | null>) {
      state.nextPost = action.payload;
    },
    resetPost(state) {
      state.post = null;
      state.relatedPosts = [];
      state.nextPost = null;
    },
  },
});

export const { setLatestPosts, resetLatestPosts, setPost, setNextPost, resetPost } = postsSlice.actions;
