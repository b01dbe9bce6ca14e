import { describe, expect, it } from '@jest/globals';
import { ApiError, createStore, populateCategoryList, resetLatestPosts } from '@marquee/shared';
import { category, pageConfig, postSummary } from '@marquee/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Responses } from '../testing/loaderArguments.ts';
import { openPage } from '../testing/openPage.tsx';
import * as searchRoute from './searchRoute.tsx';

const route = { path: '/search/:searchTerm/:postType?', module: searchRoute };
const posts = [postSummary(), postSummary({ id: '2', name: 'Popcorn', summary: 'Salt.', urlPath: '/popcorn' })];
const parts = [
  { text: 'She turned the ', isMatch: false },
  { text: 'reels', isMatch: true },
  { text: ' <b>by hand</b>.', isMatch: false },
];
const found = {
  posts,
  totalPages: 2,
  total: 37,
  search: { snippets: { 'post-1': parts }, suggestion: null, hasMore: false, hasSomeWords: false, sections: [] },
};
const nothing = {
  posts: [],
  totalPages: 0,
  total: 0,
  search: { snippets: {}, suggestion: 'projector', hasMore: false, hasSomeWords: false, sections: [] },
};
const standard: Responses = {
  '/api/posts/list?page=1&limit=24&search=reels': found,
  '/api/posts/list?page=2&limit=24&postType=video&search=reels': found,
  '/api/posts/list?page=3&limit=24&search=reels': { ...found, posts: [] },
  '/api/posts/list?page=1&limit=24&search=projektor': nothing,
};

const open = (address: string, responses = standard, store = createStore()) =>
  openPage(route, address, { responses, store });

describe('the search page', () => {
  it('says how many posts match, and shows them', async () => {
    await open('/search/reels');
    expect(screen.getByRole('heading', { level: 1, name: '37 Posts matching "reels"' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/search/reels?page=2');
  });

  it('says when more posts match than are counted', async () => {
    await open('/search/reels', {
      '/api/posts/list?page=1&limit=24&search=reels': {
        ...found,
        total: 10_000,
        search: { ...found.search, hasMore: true },
      },
    });
    expect(screen.getByRole('heading', { level: 1, name: '10000+ Posts matching "reels"' })).toBeVisible();
  });

  it('shows the term in the search field', async () => {
    const { router } = await open('/search/reels');
    const field = screen.getByRole('searchbox', { name: 'Search' });
    expect(field).toHaveValue('reels');
    await userEvent.clear(field);
    await userEvent.type(field, 'gin & tonic{Enter}');
    expect(router.state.location.pathname).toBe('/search/gin%20%26%20tonic');
  });

  it('shows the sections and people that the term names', async () => {
    const image = { public_id: 'demo/imogen', width: 1400, height: 1400 };
    const sections = [
      { kind: 'category' as const, name: 'Film', image: null, total: 12, urlPath: '/category/film' },
      { kind: 'author' as const, name: 'Imogen Reel', image, total: 1, urlPath: '/author/imogen-reel' },
    ];
    await open('/search/reels', {
      '/api/posts/list?page=1&limit=24&search=reels': { ...found, search: { ...found.search, sections } },
    });
    const strip = within(screen.getByRole('navigation', { name: 'Sections and people' }));
    expect(strip.getByRole('link', { name: 'Film Category, 12 posts' })).toHaveAttribute('href', '/category/film');
    expect(strip.getByRole('link', { name: 'Imogen Reel Author, 1 post' })).toHaveAttribute(
      'href',
      '/author/imogen-reel',
    );
  });

  it('says when no post has all words', async () => {
    const sentence = 'No post has all of these words, so here are those that have some of them.';
    await open('/search/reels');
    expect(screen.queryByText(sentence)).toBeNull();
    await open('/search/video%20games', {
      '/api/posts/list?page=1&limit=24&search=video+games': {
        ...found,
        search: { ...found.search, hasSomeWords: true },
      },
    });
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('counts the types, and does not link a type without posts', async () => {
    await open('/search/reels', {
      '/api/posts/list?page=1&limit=24&search=reels': { ...found, typeTotals: { article: 30, gallery: 0, video: 7 } },
    });
    const tabs = within(screen.getByRole('navigation', { name: 'Types' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All37', 'Articles30', 'Videos7']);
    expect(tabs.getByText('Galleries')).toHaveTextContent('Galleries0');
  });

  it('offers the most read posts when nothing matches', async () => {
    await open('/search/projektor', {
      ...standard,
      '/api/posts/mostViewed?limit=5': { success: true, posts: [postSummary({ name: 'Fog', urlPath: '/fog' })] },
    });
    const list = within(screen.getByRole('region', { name: 'Most read' }));
    expect(list.getByRole('link', { name: /^Fog/ })).toHaveAttribute('href', '/fog');
  });

  it('marks the words in snippets of posts, and escapes HTML', async () => {
    const { container } = await open('/search/reels');
    expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['reels']);
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('She turned the reels <b>by hand</b>.');
    expect(screen.getAllByRole('article')[1]).toHaveTextContent('Salt.');
  });

  it('says when nothing matches, and suggests another term', async () => {
    await open('/search/projektor');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Couldn\'t find any posts matching "projektor".' }),
    ).toBeVisible();
    expect(screen.getByText(/^Did you mean/)).toHaveTextContent('Did you mean projector?');
    expect(screen.getByRole('link', { name: 'projector' })).toHaveAttribute('href', '/search/projector');
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Types' })).toBeNull();
  });

  it('offers the categories when nothing matches, and the other types when one has no match', async () => {
    const store = createStore();
    store.dispatch(populateCategoryList([category()]));
    const videos = '/api/posts/list?page=1&limit=24&postType=video&search=projektor';
    await open('/search/projektor/videos', { [videos]: nothing }, store);
    const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(categories.getByRole('link', { name: /^Film/ })).toHaveAttribute('href', '/category/film');
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/search/projektor');
  });

  it('says that it is loading until the posts of its term arrive', async () => {
    const { store } = await open('/search/reels');
    act(() => void store.dispatch(resetLatestPosts()));
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('sets the current post type if given', async () => {
    const { store } = await open('/search/reels/videos?page=2');
    expect(store.getState().core?.currentPostType).toBe('video');
    const tabs = within(screen.getByRole('navigation', { name: 'Types' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Videos');
    expect(screen.getByRole('link', { name: 'Prev' })).toHaveAttribute('href', '/search/reels/videos');
  });

  it.each([
    ['/search/%22cut%20%2F%20paste%22', '"cut / paste"'],
    ['/search/100%25', '100%'],
    ['/search/%252F', '%2F'],
    ['/search/%3Cimg%20src=x%3E', '<img src=x>'],
  ])('%s requests %s unchanged', async (address, term) => {
    const call = `/api/posts/list?${new URLSearchParams({ page: '1', limit: '24', search: term })}`;
    await open(address, { [call]: { ...found, total: 1 } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`1 Post matching "${term}"`);
  });

  it('cuts a term that is too long, and says so', async () => {
    const term = 'x'.repeat(200);
    await open(`/search/${'x'.repeat(300)}`, { [`/api/posts/list?page=1&limit=24&search=${term}`]: nothing });
    expect(screen.getByText('Only the first 200 characters were searched for.')).toBeVisible();
  });

  it('shows the form without a term', async () => {
    const { calls, router } = await open('/search/%20');
    expect(router.state.location.pathname).toBe('/search');
    expect(calls).toEqual([]);
  });

  it('throws 404 for a page beyond the last', async () => {
    await open('/search/reels?page=3');
    expect(screen.getByText('Failed')).toBeVisible();
  });

  it('throws when the search call fails', async () => {
    const failure = new ApiError('Server error fetching data', 500);
    await open('/search/reels', { '/api/posts/list?page=1&limit=24&search=reels': failure });
    expect(screen.getByText('Failed')).toBeVisible();
  });
});

describe('the metadata of a search', () => {
  it('has the term in its title, and keeps the page out of search engines', async () => {
    const { store } = await open('/search/reels/videos?page=2');
    const params = { searchTerm: 'reels', postType: 'videos' };
    const address = { pathname: '/search/reels/videos', search: '?page=2' };
    const page = { state: store.getState(), config: pageConfig(), params, ...address };
    expect(searchRoute.handle.meta(page)).toMatchObject({
      title: 'Search "reels" - Page 2',
      canonicalPath: '/search/reels/videos?page=2',
      robots: 'noindex',
      links: [{ rel: 'prev', href: '/search/reels/videos' }],
    });
  });
});
