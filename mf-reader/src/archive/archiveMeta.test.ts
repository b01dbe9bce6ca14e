import { describe, expect, it } from '@jest/globals';
import { createStore, setLatestPosts } from '@marquee/shared';
import { pageConfig, postSummary } from '@marquee/shared/testing';
import { listKey } from '../list/address/listKey.ts';
import { handle } from './archiveRoute.tsx';

function metaOf(params: Record<string, string>, { posts = [postSummary()], page = 1, totalPages = 1 } = {}) {
  const store = createStore();
  const path = params.month ? `/archive/${params.year}/${params.month}` : `/archive/${params.year}`;
  const key = listKey({ kind: 'archive', key: path, page });
  store.dispatch(setLatestPosts({ posts, totalPages, total: posts.length, page, key }));
  const search = page === 1 ? '' : `?page=${page}`;
  return handle.meta({ state: store.getState(), config: pageConfig(), params, pathname: path, search });
}

describe('the metadata of the archive', () => {
  it('names month and site, and has breadcrumbs and posts', () => {
    const meta = metaOf({ year: '2026', month: '10' });
    expect(meta).toMatchObject({
      title: 'Archive for October, 2026 | Marquee',
      description: 'What Marquee published in October, 2026.',
      canonicalPath: '/archive/2026/10',
      links: [],
    });
    expect(meta.robots).toBeUndefined();
    expect(meta.jsonLd).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Home' }, { name: '2026' }, { item: 'https://marquee.example/archive/2026/10' }],
      },
      { '@type': 'CollectionPage', mainEntity: { itemListElement: [{ name: 'The Last Projectionist' }] } },
    ]);
  });

  it('differs from page to page', () => {
    expect(metaOf({ year: '2026' }, { page: 2, totalPages: 3 })).toMatchObject({
      title: 'Archive for 2026 | Marquee - Page 2',
      canonicalPath: '/archive/2026?page=2',
      links: [
        { rel: 'prev', href: '/archive/2026' },
        { rel: 'next', href: '/archive/2026?page=3' },
      ],
    });
  });

  it('keeps a month without posts out of search engines', () => {
    expect(metaOf({ year: '2031', month: '01' }, { posts: [], totalPages: 0 }).robots).toBe('noindex');
  });
});
