import { describe, expect, it } from '@jest/globals';
import { pageConfig, postSummary } from '@marquee/shared/testing';
import { act, screen } from '@testing-library/react';
import { openPage } from '../testing/openPage.tsx';
import * as typeListRoute from './typeListRoute.tsx';

const route = { path: '/:type', module: typeListRoute };
const posts = [postSummary(), postSummary({ id: '2', name: 'Popcorn' })];
const videos = '/api/posts/list?page=1&limit=100&postType=video';
const responses = {
  '/api/posts/list?page=1&limit=100&postType=article': { posts, totalPages: 2, total: 140 },
  '/api/posts/list?page=2&limit=100&postType=article': { posts: posts.slice(1), totalPages: 2, total: 140 },
  '/api/posts/list?page=3&limit=100&postType=article': { posts: [], totalPages: 2, total: 140 },
  '/api/posts/list?page=1&limit=100&postType=gallery': { posts: [], totalPages: 0, total: 0 },
  [videos]: { posts, totalPages: 1, total: 2 },
};

const open = (address: string) => openPage(route, address, { responses });

async function metaOf(address: string) {
  const { store } = await open(address);
  const { pathname, search } = new URL(address, 'https://marquee.example');
  return typeListRoute.handle.meta({ state: store.getState(), config: pageConfig(), params: {}, pathname, search });
}

describe('a type list page', () => {
  it.each([
    ['/articles', 'Articles'],
    ['/videos', 'Videos'],
  ])('%s has the heading %s and a card for each post', async (address, heading) => {
    await open(address);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('says that there are no posts', async () => {
    await open('/galleries');
    expect(screen.getByText('No Posts found')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Galleries' })).toBeInTheDocument();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('has 100 posts on a page', async () => {
    await open('/articles?page=2');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Prev' })).toHaveAttribute('href', '/articles');
  });

  it.each(['/articles?page=3', '/articles?page=0'])('throws 404 for %s', async (address) => {
    await open(address);
    expect(screen.getByText('Failed')).toBeVisible();
  });

  it('does not reload a loaded list', async () => {
    const { calls, router } = await open('/videos');
    await act(() => router.navigate('/articles'));
    await act(() => router.navigate('/videos'));
    expect(screen.getByRole('heading', { level: 1, name: 'Videos' })).toBeVisible();
    expect(calls.filter((call) => call === videos)).toHaveLength(1);
  });
});

describe('the metadata of a type list page', () => {
  it('names the type', async () => {
    expect(await metaOf('/articles')).toMatchObject({
      title: 'Articles | Marquee',
      canonicalPath: '/articles',
      links: [{ rel: 'next', href: '/articles?page=2' }],
      jsonLd: [{ '@type': 'CollectionPage', name: 'Articles' }, { '@type': 'BreadcrumbList' }],
    });
    expect(await metaOf('/articles?page=2')).toMatchObject({
      title: 'Articles | Marquee - Page 2',
      canonicalPath: '/articles?page=2',
    });
  });

  it('keeps an empty list out of search engines', async () => {
    expect((await metaOf('/galleries')).robots).toBe('noindex');
    expect((await metaOf('/videos')).robots).toBeUndefined();
  });
});
