import { describe, expect, it, jest } from '@jest/globals';
import { createStore, PageConfigProvider, populateCategoryList, setLatestPosts } from '@marquee/shared';
import { Provider } from '@marquee/shared/redux';
import { data } from '@marquee/shared/router';
import { category, pageConfig, postSummary } from '@marquee/shared/testing';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ErrorPage } from './ErrorPage.tsx';
import { loadSuggestions } from './loadSuggestions.ts';

async function fail(path: string, error: unknown, store = createStore()) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  store.dispatch(populateCategoryList([category()]));
  const loader = () => {
    throw error;
  };
  const router = createMemoryRouter(
    [{ id: 'all', path: '*', loader, ErrorBoundary: ErrorPage, HydrateFallback: () => null, Component: () => null }],
    { initialEntries: [path] },
  );
  render(
    <PageConfigProvider config={pageConfig()}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </PageConfigProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

const missing = () => data('Not found', { status: 404 });

describe('the error page', () => {
  it('names the requested address and offers to search for it', async () => {
    await fail('/the-last-r%C3%A9el', missing());
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByText(/There is no page at \/the-last-réel/)).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('the last réel');
  });

  it('links to the categories and to a few posts', async () => {
    const store = createStore();
    const posts = [1, 2, 3, 4, 5].map((number) => postSummary({ id: `${number}`, name: `Post ${number}` }));
    store.dispatch(setLatestPosts({ posts, totalPages: 1, total: 5, page: 1, key: 'suggestions' }));
    await fail('/nowhere', missing(), store);
    const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(categories.getByRole('link', { name: 'Film' })).toHaveAttribute('href', '/category/film');
    expect(within(screen.getByRole('region', { name: 'Latest' })).getAllByRole('article')).toHaveLength(4);
  });

  it('offers a retry and the front page after any other error', async () => {
    await fail('/a-post?autoplay=true', new Error('boom'));
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    // An empty address is the page's own; Testing Library does not count it as a link.
    expect(screen.getByText('Try again')).toHaveAttribute('href', '');
    expect(screen.getByRole('link', { name: 'Back to the front page' })).toHaveAttribute('href', '/');
    expect(screen.queryByText(/boom/)).toBeNull();
  });
});

describe('loadSuggestions', () => {
  it('loads posts to offer, and works without them when the call fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = createStore();
    const response = { posts: [postSummary()], totalPages: 1, total: 1 };
    await loadSuggestions(store, { posts: async () => response });
    expect(store.getState().posts?.latestPosts).toEqual(response.posts);
    await expect(
      loadSuggestions(store, {
        posts: () => Promise.reject(new Error('no api')),
      }),
    ).resolves.toBeUndefined();
  });
});
