import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  type AppStore,
  createStore,
  populateCategoryList,
  setLatestPosts,
  setListing,
  setPromo,
} from '@marquee/shared';
import type { PageConfig } from '@marquee/shared/domain';
import { InPage, pageConfig, postSummary } from '@marquee/shared/testing';
import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { listKey } from '../list/address/listKey.ts';
import { openPage } from '../testing/openPage.tsx';
import * as homeRoute from './homeRoute.tsx';

const { Component: Home } = homeRoute;

const promo = {
  name: 'The Midnight Programme',
  subtitle: 'Eight films, one projector.',
  image: { public_id: 'demo/midnight', width: 1800, height: 1200 },
  actionUrl: '/midnight',
  actionLabel: 'See the programme',
};

const posts = Array.from({ length: 16 }, (_, index) =>
  postSummary({ id: String(index), name: `Story ${index}`, urlPath: `/story-${index}` }),
);

describe('Home', () => {
  let store: AppStore;
  beforeEach(() => {
    store = createStore();
    store.dispatch(
      populateCategoryList([
        {
          key: 'film',
          categoryKey: 'film',
          name: 'Film reviews',
          description: 'From the cheap seats',
          image: null,
          urlPath: '/category/film',
        },
      ]),
    );
  });

  function renderHome({ shown = posts, config = pageConfig() as PageConfig } = {}) {
    store.dispatch(
      setLatestPosts({ posts: shown, totalPages: 4, total: 64, page: 1, key: listKey({ kind: 'home', page: 1 }) }),
    );
    return render(
      <InPage store={store} config={config}>
        <Home />
      </InPage>,
    ).container;
  }

  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('shows five posts, the promo, the remaining posts and the pages, in this order', () => {
    store.dispatch(setPromo(promo));
    const container = renderHome();
    const stories = posts.map(({ name }) => name);
    expect(headings()).toEqual([...stories.slice(0, 5), promo.name, ...stories.slice(5), 'Network', 'Categories']);
    const lastStory = screen.getByRole('heading', { name: 'Story 15' });
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    expect(lastStory.compareDocumentPosition(pages)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(container.querySelectorAll('article')).toHaveLength(16);
  });

  it('has one heading, the name of the site', () => {
    renderHome();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Marquee');
  });

  it('fetches only the picture of the lead story at once', () => {
    const container = renderHome();
    expect(container.querySelectorAll('img[loading=eager]')).toHaveLength(1);
    const lead = screen.getByRole('heading', { name: 'Story 0' }).closest('article');
    expect(lead?.querySelector('img')).toHaveAttribute('loading', 'eager');
  });

  it("shows the promo's texts and link", () => {
    store.dispatch(setPromo(promo));
    renderHome();
    const banner = within(screen.getByRole('region', { name: 'The Midnight Programme' }));
    expect(banner.getByText('Eight films, one projector.')).toBeVisible();
    expect(banner.getByRole('link', { name: 'See the programme' })).toHaveAttribute('href', '/midnight');
  });

  it("gives the promo's texts in Hebrew their direction", () => {
    store.dispatch(setPromo({ ...promo, name: 'שלום', subtitle: 'שמונה סרטים' }));
    renderHome();
    for (const text of ['שלום', 'שמונה סרטים']) expect(screen.getByText(text)).toHaveAttribute('dir', 'auto');
  });

  it('shows the promo on page 1 only', async () => {
    store.dispatch(setPromo(promo));
    const responses = {
      '/api/posts/list?page=2&limit=16': { posts, totalPages: 4, total: 64 },
      '/api/posts/mostViewed?limit=5': { success: true, posts: [] },
      '/api/posts/list?editorPick=true&limit=5': { posts: [], totalPages: 0, total: 0 },
    };
    await openPage({ path: '/page/:page', module: homeRoute }, '/page/2', { responses, store });
    expect(screen.queryByText(promo.name)).toBeNull();
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  });

  it('works without a promo', () => {
    store.dispatch(setPromo(null));
    renderHome();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('opens sister sites in a new tab, with label, description and icon', () => {
    renderHome();
    const network = within(screen.getByRole('navigation', { name: 'Network' }));
    const links = network.getAllByRole('link');
    expect(links).toHaveLength(2);
    expect(links[0]).toHaveAttribute('href', 'https://omni.example');
    expect(links[0]).toHaveAttribute('target', '_blank');
    expect(links[0]).toHaveAttribute('rel', 'noopener');
    expect(links[0]).toHaveTextContent('OmniScience and its fictions.(opens in a new tab)');
    expect(links[0]?.querySelector('img')).toHaveAttribute('src', '/assets/sites/omni/icon.svg');
  });

  it('marks a sister site for adults', () => {
    renderHome();
    const network = within(screen.getByRole('navigation', { name: 'Network' }));
    expect(network.getByRole('link', { name: /^Filthy For adults/ })).toHaveAttribute('href', 'https://filthy.example');
    expect(network.getByRole('link', { name: /^Omni/ })).not.toHaveTextContent('For adults');
  });

  it('hides the network when there are no sister sites', () => {
    renderHome({ config: pageConfig({ networks: [] }) });
    expect(screen.queryByRole('navigation', { name: 'Network' })).toBeNull();
  });

  it('lists categories with the description as title and subtitle', () => {
    renderHome();
    const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
    const link = categories.getByRole('link', { name: /^Film reviews/ });
    expect(link).toHaveAttribute('href', '/category/film');
    expect(link).toHaveAttribute('title', 'From the cheap seats');
    expect(categories.getByText('From the cheap seats')).toBeVisible();
  });

  it('lists the most read posts by rank and the picks of the editors under the categories', () => {
    const [first, second, third] = posts;
    if (!first || !second || !third) throw new Error('There should be three posts');
    store.dispatch(setListing({ listing: 'mostViewed', posts: [second, first] }));
    store.dispatch(setListing({ listing: 'editorPicks', posts: [third] }));
    renderHome();
    const mostRead = within(screen.getByRole('region', { name: 'Most read' }));
    const links = mostRead.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Story 1Imogen Varga', 'Story 0Imogen Varga']);
    expect(links[0]).toHaveAttribute('href', '/story-1');
    const picks = within(screen.getByRole('region', { name: 'Editor’s picks' }));
    expect(picks.getByRole('link')).toHaveAttribute('href', '/story-2');
    expect(headings().slice(-3)).toEqual(['Categories', 'Most read', 'Editor’s picks']);
  });

  it('links to its lists at the top, except to empty lists', () => {
    store.dispatch(setListing({ listing: 'mostViewed', posts: posts.slice(0, 2) }));
    store.dispatch(setListing({ listing: 'editorPicks', posts: [] }));
    const container = renderHome();
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Most read']);
    const target = container.querySelector(links[0]?.getAttribute('href') ?? '');
    expect(target).toHaveTextContent('Most read');
  });

  it('hides an empty side list', () => {
    store.dispatch(setListing({ listing: 'mostViewed', posts: [] }));
    renderHome();
    expect(store.getState().posts?.loaded.mostViewed).toBe(true);
    expect(screen.queryByText('Most read')).toBeNull();
    expect(screen.queryByText('Editor’s picks')).toBeNull();
  });

  it('says that there are no posts', () => {
    renderHome({ shown: [] });
    expect(screen.getByText('No Posts found')).toBeVisible();
  });

  it('is the same on the server and in the browser', async () => {
    store.dispatch(
      setLatestPosts({ posts, totalPages: 4, total: 64, page: 1, key: listKey({ kind: 'home', page: 1 }) }),
    );
    store.dispatch(setPromo(promo));
    const page = (
      <InPage store={store}>
        <Home />
      </InPage>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(page).replace(/^(<link rel="preload"[^>]*>)*/, '');
    const onRecoverableError = jest.fn();
    const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.querySelectorAll('article')).toHaveLength(16);
    await act(async () => root.unmount());
  });

  it('says that it is loading until its posts arrive', () => {
    render(
      <InPage>
        <Home />
      </InPage>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });
});
