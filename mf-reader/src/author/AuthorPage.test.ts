import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@marquee/shared';
import type { Author } from '@marquee/shared/domain';
import { author, pageConfig, postSummary } from '@marquee/shared/testing';
import { screen, within } from '@testing-library/react';
import { openPage } from '../testing/openPage.tsx';
import * as authorRoute from './authorRoute.tsx';

const route = { path: '/author/:authorKey/:postType?', module: authorRoute };
const list = { posts: [postSummary()], totalPages: 2, total: 30 };

function open(address: string, changes: Partial<Author> = {}) {
  const responses = {
    '/api/authors/imogen-varga': { author: author(changes) },
    '/api/posts/list?limit=6': list,
    '/api/authors/nobody': new ApiError('Not found', 404),
    '/api/posts/list?page=1&limit=24&author=7': list,
    '/api/posts/list?page=1&limit=24&postType=video&author=7': { posts: [], totalPages: 0, total: 0 },
  };
  return openPage(route, address, { responses });
}

async function metaOf(address: string, changes: Partial<Author> = {}) {
  const { store } = await open(address, changes);
  const [, , authorKey, postType] = address.split('/');
  const params = { authorKey, postType };
  return authorRoute.handle.meta({ state: store.getState(), config: pageConfig(), params, pathname: address });
}

describe('the page of an author', () => {
  it('shows picture, full name, bio and the latest posts', async () => {
    const { container } = await open('/author/imogen-varga');
    expect(screen.getByRole('heading', { level: 1, name: 'Imogen Varga' })).toBeVisible();
    expect(screen.getByText('projector').tagName).toBe('EM');
    const avatar = container.querySelector('header img');
    expect(avatar).toHaveAttribute('width', '120');
    expect(avatar).toHaveAttribute('height', '120');
    expect(avatar?.getAttribute('src')).toContain('demo/imogen');
    expect(screen.getByRole('article')).toHaveTextContent('The Last Projectionist');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/author/imogen-varga?page=2');
  });

  it('has a visible link to its feed', async () => {
    await open('/author/imogen-varga');
    expect(screen.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/author/imogen-varga/feed.xml');
  });

  it('works without a picture and a bio', async () => {
    const { container } = await open('/author/imogen-varga', { image: null, bio: '' });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(container.querySelector('header img')).toBeNull();
  });

  it('has tabs, and says that a tab has no posts', async () => {
    await open('/author/imogen-varga/videos');
    const tabs = within(screen.getByRole('navigation', { name: 'Types' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Videos');
    expect(tabs.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/author/imogen-varga');
    expect(screen.getByText('No Posts found')).toBeVisible();
  });

  it('is blank for a missing author', async () => {
    const { store } = await open('/author/nobody');
    expect(screen.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
    expect(screen.getByPlaceholderText('Search anything, hit enter')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Latest' })).getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveStyle({ position: 'absolute', width: '1px' });
    expect(store.getState().author?.errorCode).toEqual({ nobody: '404' });
  });
});

describe('the metadata of an author', () => {
  it("is the author's summary and image", async () => {
    expect(await metaOf('/author/imogen-varga')).toMatchObject({
      title: 'Imogen Varga | Marquee',
      description: 'Film, mostly in the dark.',
      canonicalPath: '/author/imogen-varga',
      ogType: 'profile',
      image: { url: expect.stringContaining('h_400,'), width: 600, height: 400, alt: 'Imogen Varga' },
      links: [
        { rel: 'next', href: '/author/imogen-varga?page=2' },
        { rel: 'alternate', type: 'application/rss+xml', href: '/author/imogen-varga/feed.xml' },
      ],
      jsonLd: [
        { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Imogen Varga' } },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });

  it('crops the picture to its size', async () => {
    const { image } = await metaOf('/author/imogen-varga');
    expect(image?.url).toContain('c_fill');
    expect(image?.url).toContain('w_600');
  });

  it('falls back to the bio without its tags, then to the site', async () => {
    expect(await metaOf('/author/imogen-varga', { summary: null })).toMatchObject({
      description: 'She keeps a projector in the hall.',
    });
    expect(await metaOf('/author/imogen-varga', { summary: null, bio: '', image: null })).toMatchObject({
      description: 'Features and picture essays.',
      image: undefined,
    });
  });

  it('keeps empty and missing pages out of search engines', async () => {
    expect(await metaOf('/author/imogen-varga/videos')).toMatchObject({
      robots: 'noindex',
      canonicalPath: '/author/imogen-varga/videos',
    });
    expect(await metaOf('/author/nobody')).toEqual({
      title: 'Marquee',
      canonicalPath: '/author/nobody',
      robots: 'noindex',
    });
  });
});
