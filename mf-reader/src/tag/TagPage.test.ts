import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@marquee/shared';
import type { Tag } from '@marquee/shared/domain';
import { pageConfig, postSummary, tag } from '@marquee/shared/testing';
import { screen, within } from '@testing-library/react';
import { openPage } from '../testing/openPage.tsx';
import * as tagRoute from './tagRoute.tsx';

const route = { path: '/tag/:tagKey/:postType?', module: tagRoute };
const list = { posts: [postSummary()], totalPages: 3, total: 60 };

function open(address: string, changes: Partial<Tag> = {}) {
  const responses = {
    '/api/tags/noir': { tag: tag(changes) },
    '/api/posts/list?limit=6': list,
    '/api/tags/nothing': new ApiError('Not found', 404),
    '/api/tags/empty': { tag: null },
    '/api/posts/list?page=1&limit=24&tags=5': list,
    '/api/posts/list?page=2&limit=24&postType=video&tags=5': list,
    '/api/posts/list?page=4&limit=24&tags=5': { ...list, posts: [] },
    '/api/posts/list?page=1&limit=24&postType=gallery&tags=5': { posts: [], totalPages: 0, total: 0 },
  };
  return openPage(route, address, { responses });
}

async function metaOf(address: string, changes: Partial<Tag> = {}) {
  const { store } = await open(address, changes);
  const { pathname, search } = new URL(address, 'https://marquee.example');
  const [, , tagKey, postType] = pathname.split('/');
  return tagRoute.handle.meta({
    state: store.getState(),
    config: pageConfig(),
    params: { tagKey, postType },
    pathname,
    search,
  });
}

describe('the page of a tag', () => {
  it('loads the tag by key and then the posts with its id', async () => {
    const { calls } = await open('/tag/noir');
    expect(calls).toEqual(['/api/tags/noir', '/api/posts/list?page=1&limit=24&tags=5']);
  });

  it('has its name in the header, its description under it, then the posts', async () => {
    await open('/tag/noir');
    expect(screen.getByRole('heading', { level: 1, name: 'Tagged in "Noir"' })).toBeVisible();
    expect(screen.getByText('Rain, blinds and bad decisions.')).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('The Last Projectionist');
  });

  it('has a visible link to its feed', async () => {
    await open('/tag/noir');
    expect(screen.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/tag/noir/feed.xml');
  });

  it('shows the type and the page that the address names', async () => {
    await open('/tag/noir/videos?page=2');
    const tabs = within(screen.getByRole('navigation', { name: 'Types' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Videos');
    expect(screen.getByRole('link', { name: 'Prev' })).toHaveAttribute('href', '/tag/noir/videos');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/tag/noir/videos?page=3');
  });

  it.each(['nothing', 'empty'])('is blank for the tag %s, with code 404', async (key) => {
    const { store } = await open(`/tag/${key}`);
    expect(screen.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
    expect(screen.getByPlaceholderText('Search anything, hit enter')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Latest' })).getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveStyle({ position: 'absolute', width: '1px' });
    expect(store.getState().tag).toMatchObject({ tag: null, errorCode: { [key]: '404' } });
  });

  it.each(['/tag/noir?page=4', '/tag/noir?page=x', '/tag/noir/films'])('throws 404 for %s', async (address) => {
    await open(address);
    expect(screen.getByText('Failed')).toBeVisible();
  });
});

describe('the metadata of a tag', () => {
  it('has the SEO title in its title', async () => {
    expect(await metaOf('/tag/noir')).toMatchObject({
      title: 'Tagged "Film noir"',
      ogTitle: 'All our noir',
      description: 'Rain, blinds and bad decisions.',
      canonicalPath: '/tag/noir',
      links: [
        { rel: 'next', href: '/tag/noir?page=2' },
        { rel: 'alternate', type: 'application/rss+xml', href: '/tag/noir/feed.xml' },
      ],
      jsonLd: [{ '@type': 'CollectionPage' }, { '@type': 'BreadcrumbList' }],
    });
  });

  it('differs from page to page', async () => {
    expect(await metaOf('/tag/noir/videos?page=2')).toMatchObject({
      title: 'Tagged "Film noir" - Page 2',
      canonicalPath: '/tag/noir/videos?page=2',
    });
  });

  it('falls back to the name', async () => {
    expect(await metaOf('/tag/noir', { seoTitle: '', ogTitle: '', seoDescription: '' })).toMatchObject({
      title: 'Tagged "Noir"',
      ogTitle: 'Tagged "Noir"',
      description: 'Features and picture essays.',
    });
  });

  it('keeps empty and missing pages out of search engines', async () => {
    expect((await metaOf('/tag/noir/galleries')).robots).toBe('noindex');
    expect(await metaOf('/tag/nothing')).toMatchObject({ title: 'Marquee', robots: 'noindex' });
  });
});
