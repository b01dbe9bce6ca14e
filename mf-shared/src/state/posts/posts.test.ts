import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Post } from '../../domain/index.ts';
import { postSummary } from '../../testing/postSummary.ts';
import { type AppStore, createStore, rootReducer } from '../store.ts';
import { latestPostsOf } from './latestPostsOf.ts';
import { openPost } from './openPost.ts';
import { NO_RESULT_FOUND, type PostListing, postsSlice } from './posts.ts';

rootReducer.inject(postsSlice);

const { actions } = postsSlice;
const posts = [postSummary(), postSummary({ id: '2' })];
const page = { posts, totalPages: 3, total: 60, page: 2, key: 'home 2' };
const empty = { posts: [], totalPages: 0, total: 0, page: 1, key: 'search fox' };
const detail = { post: { id: '9' } as Post, relatedPosts: posts };

describe('the posts slice', () => {
  let store: AppStore;
  beforeEach(() => {
    store = createStore();
  });
  const state = () => {
    const { posts: slice } = store.getState();
    if (!slice) throw new Error('The store has no posts slice');
    return slice;
  };

  it('keeps a page of the latest posts, until it is reset', () => {
    store.dispatch(actions.setLatestPosts(page));
    expect(state()).toMatchObject({
      latestPosts: posts,
      currentPage: 2,
      totalPages: 3,
      total: 60,
      latestKey: 'home 2',
    });
    expect(state().loaded.latestPosts).toBe(true);
    store.dispatch(actions.resetLatestPosts());
    expect(state()).toMatchObject({ latestPosts: [], latestKey: null, currentPage: 1, totalPages: 0, total: 0 });
    expect(state().loaded.latestPosts).toBe(false);
  });

  it('keeps the details of a search until the next list', () => {
    const snippets = { '2': [{ text: 'drum', isMatch: true }] };
    const search = { snippets, suggestion: null, hasMore: false, hasSomeWords: false, sections: [] };
    store.dispatch(actions.setLatestPosts({ ...page, search }));
    expect(state().search).toEqual(search);
    store.dispatch(actions.setLatestPosts(page));
    expect(state().search).toBeNull();
  });

  it('keeps the lists of other pages under their keys, in any order, and at most twelve', () => {
    store.dispatch(actions.setLatestPosts(page));
    store.dispatch(actions.setLatestPosts(empty));
    expect(latestPostsOf(state(), 'home 2')).toMatchObject({ latestPosts: posts, currentPage: 2 });
    expect(latestPostsOf(state(), 'search fox')?.latestPosts).toEqual([]);
    expect(latestPostsOf(state(), 'tag retro')).toBeNull();
    store.dispatch(actions.showLatestPosts('home 2'));
    expect(state()).toMatchObject({ latestKey: 'home 2', latestPosts: posts, currentPage: 2, totalPages: 3 });
    expect(latestPostsOf(state(), 'search fox')).not.toBeNull();
    for (let n = 0; n < 20; n += 1) store.dispatch(actions.setLatestPosts({ ...empty, key: `tag ${n}` }));
    expect(state().keptLists).toHaveLength(12);
    expect(latestPostsOf(state(), 'home 2')).toBeNull();
    expect(latestPostsOf(state(), 'tag 8')).not.toBeNull();
  });

  it('has the message for no results until there are results', () => {
    store.dispatch(actions.setLatestPosts(empty));
    expect(state().errorMessage).toEqual({ 'search fox': 'No result found' });
    store.dispatch(actions.setLatestPosts({ ...page, key: 'search fox' }));
    expect(state().errorMessage).toEqual({});
  });

  it('sets the message of the requested list, whichever response arrives last', () => {
    const responses = [
      actions.setListing({ listing: 'mostViewed', posts }),
      actions.setListing({ listing: 'editorPicks', posts: [] }),
      actions.setLatestPosts(empty),
      actions.setLatestPosts(page),
      actions.setLatestOfType({ ...empty, postType: 'video' }),
    ];
    const ofEach = { editorPicks: NO_RESULT_FOUND, 'search fox': NO_RESULT_FOUND, 'type video': NO_RESULT_FOUND };
    for (const response of responses) store.dispatch(response);
    expect(state().errorMessage).toEqual(ofEach);
    store.dispatch(actions.resetPosts());
    for (const response of responses.toReversed()) store.dispatch(response);
    expect(state().errorMessage).toEqual(ofEach);
  });

  it('drops the message of a list that is no longer kept', () => {
    for (let n = 0; n < 20; n += 1) store.dispatch(actions.setLatestPosts({ ...empty, key: `tag ${n}` }));
    expect(Object.keys(state().errorMessage)).toHaveLength(13);
    store.dispatch(actions.resetLatestPosts());
    expect(state().errorMessage['tag 19']).toBeUndefined();
  });

  it.each<PostListing>(['mostViewed', 'editorPicks', 'featuredPost', 'allPosts', 'categoryMostViewed'])(
    'sets and resets %s, and says when it is empty',
    (listing) => {
      store.dispatch(actions.setListing({ listing, posts }));
      expect(state()[listing]).toEqual(posts);
      expect(state().loaded[listing]).toBe(true);
      store.dispatch(actions.resetListing(listing));
      expect(state()[listing]).toEqual([]);
      expect(state().loaded[listing]).toBe(false);
      expect(state().errorMessage).toEqual({});
      store.dispatch(actions.setListing({ listing, posts: [] }));
      expect(state().errorMessage).toEqual({ [listing]: NO_RESULT_FOUND });
      expect(state().loaded[listing]).toBe(true);
    },
  );

  it('keeps the latest posts of each type separately', () => {
    store.dispatch(actions.setLatestOfType({ ...page, postType: 'video' }));
    store.dispatch(actions.setLatestOfType({ ...empty, postType: 'gallery' }));
    expect(state().latestByType).toEqual({
      'video 2': { posts, currentPage: 2, totalPages: 3 },
      gallery: { posts: [], currentPage: 1, totalPages: 0 },
    });
    expect(state().latestPosts).toEqual([]);
    expect(state().errorMessage).toEqual({ 'type gallery': NO_RESULT_FOUND });
  });

  describe('with a post and lists', () => {
    beforeEach(() => {
      store.dispatch(actions.setPost(detail));
      store.dispatch(actions.setNextPost({ postId: '9', nextPost: posts[0] ?? null }));
      store.dispatch(actions.setLatestPosts(page));
      store.dispatch(actions.setListing({ listing: 'mostViewed', posts }));
      store.dispatch(actions.setListing({ listing: 'editorPicks', posts: [] }));
    });

    it('has the post with its neighbours', () => {
      expect(state()).toMatchObject({ post: { id: '9' }, relatedPosts: posts, nextPost: { id: 'post-1' } });
      expect(state().loaded.post).toBe(true);
    });

    it('does not clear a post that has replaced it', () => {
      store.dispatch(actions.setPost({ post: { id: '10' } as Post, relatedPosts: [] }));
      store.dispatch(actions.resetPost('9'));
      expect(state().post?.id).toBe('10');
    });

    it('stores a late next post only if its post is still open', () => {
      store.dispatch(actions.setPost({ post: { id: '10' } as Post, relatedPosts: [] }));
      store.dispatch(actions.setNextPost({ postId: '9', nextPost: null }));
      store.dispatch(actions.setNextPost({ postId: 'gone', nextPost: posts[1] ?? null }));
      expect(state().nextPost).toBeNull();
      store.dispatch(actions.setNextPost({ postId: '10', nextPost: posts[1] ?? null }));
      expect(openPost(state(), '9')).toMatchObject({ post: { id: '9' }, nextPost: null });
      expect(openPost(state(), '10')).toMatchObject({ post: { id: '10' }, nextPost: { id: '2' } });
    });

    it('clears only the post', () => {
      store.dispatch(actions.resetPost());
      expect(state()).toMatchObject({
        post: null,
        relatedPosts: [],
        nextPost: null,
        mostViewed: posts,
        latestPosts: posts,
      });
      expect(state().loaded.post).toBe(false);
    });

    it('clears only the lists', () => {
      store.dispatch(actions.resetLists());
      expect(state()).toMatchObject({ latestPosts: [], mostViewed: [], editorPicks: [], errorMessage: {} });
      expect(state()).toMatchObject({ post: { id: '9' }, nextPost: { id: 'post-1' }, loaded: { post: true } });
      expect(state().loaded.mostViewed).toBeUndefined();
    });

    it('clears the post and the lists', () => {
      store.dispatch(actions.resetPosts());
      expect(state()).toEqual(postsSlice.getInitialState());
    });
  });

  it('follows an impression from creating to succeeded or failed', () => {
    store.dispatch(actions.impressionCreating());
    expect(state().creatingImpression).toBe(true);
    store.dispatch(actions.impressionSucceeded());
    expect(state()).toMatchObject({ creatingImpression: false, errorMessage: {} });
    store.dispatch(actions.impressionCreating());
    store.dispatch(actions.impressionFailed());
    expect(state()).toMatchObject({ creatingImpression: false, errorMessage: {} });
  });
});
