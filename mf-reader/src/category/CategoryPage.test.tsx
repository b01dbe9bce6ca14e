import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { categorySlice, createStore, populateCategoryList } from '@marquee/shared';
import { category, InPage, postSummary } from '@marquee/shared/testing';
import { act, render, screen, within } from '@testing-library/react';
import { openPage } from '../testing/openPage.tsx';
import { CategoryPage } from './CategoryPage.tsx';
import * as categoryRoute from './categoryRoute.tsx';

const { categoryLoading } = categorySlice.actions;

const route = { path: '/category/:categoryKey/:postType?', module: categoryRoute };
const posts = [postSummary(), postSummary({ id: '2', name: 'Popcorn, a history', urlPath: '/popcorn' })];
const tv = category({ key: 'tv', name: 'Television' });
const responses = {
  '/api/categories/list': { categories: [category(), tv] },
  '/api/posts/list?page=1&limit=24&categoryKey=film': { posts, totalPages: 3, total: 60 },
  '/api/posts/list?page=2&limit=24&categoryKey=film': { posts: posts.slice(1), totalPages: 3, total: 60 },
  '/api/posts/list?page=1&limit=24&postType=video&categoryKey=film': { posts: [], totalPages: 0, total: 0 },
  '/api/posts/list?page=1&limit=24&categoryKey=tv': { posts: [], totalPages: 0, total: 0 },
};

const open = (address: string, store = createStore()) => openPage(route, address, { responses, store });

describe('the page of a category', () => {
  it('shows name and description as its header, then the posts', async () => {
    await open('/category/film');
    expect(screen.getByRole('heading', { level: 1, name: 'Film' })).toBeVisible();
    expect(screen.getByText('From the cheap seats.')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Popcorn, a history' })).toHaveAttribute('href', '/popcorn');
  });

  it('has a visible link to its feed', async () => {
    await open('/category/film/videos');
    expect(screen.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/category/film/feed.xml');
  });

  it('has tabs for the types of posts, the current one marked', async () => {
    await open('/category/film/videos');
    const tabs = within(screen.getByRole('navigation', { name: 'Types' }));
    expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/category/film',
      '/category/film/articles',
      '/category/film/galleries',
      '/category/film/videos',
    ]);
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Videos');
  });

  it('says that there are no posts of a type', async () => {
    await open('/category/film/videos');
    expect(screen.getByText('No Posts found')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('shows the page of its address, with links to the others', async () => {
    await open('/category/film?page=2');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('2');
    expect(pages.getByRole('link', { name: 'Prev' })).toHaveAttribute('href', '/category/film');
    expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/category/film?page=3');
  });

  it('keeps the category active until the reader leaves its page', async () => {
    const { router, store } = await open('/category/film');
    expect(store.getState().category.activeCategory).toBe('film');
    await act(() => router.navigate('/about'));
    expect(screen.getByText('Elsewhere')).toBeVisible();
    expect(store.getState().category.activeCategory).toBeNull();
  });

  it('makes the next category active when the reader navigates to it', async () => {
    const { router, store } = await open('/category/film');
    await act(() => router.navigate('/category/tv'));
    expect(screen.getByRole('heading', { level: 1, name: 'Television' })).toBeVisible();
    expect(store.getState().category.activeCategory).toBe('tv');
  });

  it('makes no second call when the reader comes back', async () => {
    const { router, calls } = await open('/category/film');
    await act(() => router.navigate('/category/film/videos'));
    const callsBefore = calls.length;
    await act(() => router.navigate('/category/film'));
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(calls).toHaveLength(callsBefore);
  });

  describe('without its data', () => {
    beforeEach(() => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
    });
    afterEach(() => void jest.restoreAllMocks());

    function show(path: string, store = createStore()) {
      return render(
        <InPage store={store} path={path}>
          <CategoryPage />
        </InPage>,
      );
    }

    it('uses the active category when the address names none, and says that it is loading', () => {
      const store = createStore();
      store.dispatch(populateCategoryList([category()]));
      store.dispatch(categorySlice.actions.setActiveCategory('film'));
      store.dispatch(categoryLoading({ key: 'film', page: 1 }));
      show('/', store);
      expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    });

    it('shows a placeholder for an unknown category', () => {
      const store = createStore();
      store.dispatch(categorySlice.actions.setActiveCategory('opera'));
      show('/', store);
      expect(screen.getByText('There is no such category.')).toBeVisible();
    });

    it('throws with neither a key in the address nor an active category', () => {
      expect(() => show('/')).toThrow('A category page needs a category in its address, or an active one');
    });
  });
});
