/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { ApiError, type AppStore } from '@marquee/shared';
import { knownAuthor } from '@marquee/shared/state/author';
import { latestPostsOf } from '@marquee/shared/state/latestPostsOf';
import { author, postSummary } from '@marquee/shared/testing';
import { listKey } from '../list/address/listKey.ts';
import { loaderArguments, type Responses } from '../testing/loaderArguments.ts';
import { loader } from './authorRoute.tsx';

const list = { posts: [postSummary()], totalPages: 3, total: 60 };
const imogen = '/api/authors/imogen-varga';
const herPosts = '/api/posts/list?page=1&limit=24&author=7';
const responses: Responses = { [imogen]: { author: author() }, [herPosts]: list };

function load(address: string, given: Responses, params = {}, store?: AppStore) {
  const { page, ...rest } = loaderArguments(given, { authorKey: 'imogen-varga', ...params }, store, address);
  return { page, loading: Promise.resolve(loader(page)), ...rest };
}

describe('the loader of an author', () => {
  it('loads the author by key, then the latest posts with the id', async () => {
    const { loading, store, calls } = load('/author/imogen-varga', responses);
    expect(await loading).toBeNull();
    expect(calls).toEqual([imogen, herPosts]);
    expect(store.getState().author?.author).toEqual(author());
    expect(store.getState().posts).toMatchObject({ latestPosts: list.posts, currentPage: 1, totalPages: 3 });
  });

  it('does not load the author again, and takes type and page from the address', async () => {
    const first = load('/author/imogen-varga', responses);
    await first.loading;
    const videos = '/api/posts/list?page=2&limit=24&postType=video&author=7';
    const params = { postType: 'videos' };
    const second = load('/author/imogen-varga/videos?page=2', { [videos]: list }, params, first.store);
    await second.loading;
    expect(second.calls).toEqual([videos]);
    expect(second.store.getState().posts?.currentPage).toBe(2);
  });

  it('loads another author', async () => {
    const first = load('/author/imogen-varga', responses);
    await first.loading;
    const other = author({ key: 'di-east', id: '8' });
    const given = { '/api/authors/di-east': { author: other }, '/api/posts/list?page=1&limit=24&author=8': list };
    const second = load('/author/di-east', given, { authorKey: 'di-east' }, first.store);
    await second.loading;
    expect(second.store.getState().author?.author?.key).toBe('di-east');
  });

  it.each([
    ['missing', new ApiError('Not found', 404)],
    ['no key', new ApiError('The request is not valid.', 400)],
    ['empty', { author: null }],
  ])('has code 404 when the author is %s', async (_case, response) => {
    const latest = '/api/posts/list?limit=6';
    const { loading, store, calls } = load('/author/imogen-varga', { [imogen]: response, [latest]: list });
    expect(await loading).toMatchObject({ init: { status: 404 } });
    expect(store.getState().author).toMatchObject({ author: null, errorCode: { 'imogen-varga': '404' } });
    expect(calls).toEqual([imogen, latest]);
    expect(store.getState().posts?.latestPosts).toEqual(list.posts);
  });

  it('passes other failures on', async () => {
    const failure = new ApiError('Server error fetching data', 500);
    await expect(load('/author/imogen-varga', { [imogen]: failure }).loading).rejects.toBe(failure);
  });

  it('throws 404 beyond the last page', async () => {
    const fourth = '/api/posts/list?page=4&limit=24&author=7';
    const { loading } = load('/author/imogen-varga?page=4', { ...responses, [fourth]: { ...list, posts: [] } });
    await expect(loading).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("leaves the previous page's author and posts unchanged", async () => {
    const first = load('/author/imogen-varga', responses);
    await first.loading;
    const other = author({ key: 'di-east', id: '8' });
    const theirs = { posts: [postSummary({ id: 'theirs' })], totalPages: 1, total: 1 };
    const given = { '/api/authors/di-east': { author: other }, '/api/posts/list?page=1&limit=24&author=8': theirs };
    await load('/author/di-east', given, { authorKey: 'di-east' }, first.store).loading;
    const { author: authors, posts } = first.store.getState();
    expect(knownAuthor(authors, 'imogen-varga')).toEqual(author());
    const key = (authorKey: string) => listKey({ kind: 'author', key: authorKey, page: 1 });
    expect(latestPostsOf(posts, key('imogen-varga'))?.latestPosts).toEqual(list.posts);
    expect(latestPostsOf(posts, key('di-east'))?.latestPosts).toEqual(theirs.posts);
  });
});
