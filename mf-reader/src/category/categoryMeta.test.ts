import { describe, expect, it } from '@jest/globals';
import { categorySlice, createStore, populateCategoryList } from '@marquee/shared';
import { category, pageConfig, postSummary } from '@marquee/shared/testing';
import { handle } from './categoryRoute.tsx';

const params = { categoryKey: 'film' };

function metaOf(address: { postType?: string; search?: string }, changes = {}) {
  const store = createStore();
  store.dispatch(populateCategoryList([category(changes)]));
  const list = { posts: [postSummary()], totalPages: 3, total: 60 };
  for (const page of [1, 2, 3])
    store.dispatch(categorySlice.actions.categoryLoadComplete({ key: 'film', page, ...list }));
  store.dispatch(categorySlice.actions.categoryLoadComplete({ key: 'film', postType: 'video', page: 2, ...list }));
  const { postType, search } = address;
  const pathname = '/category/film';
  return handle.meta({
    state: store.getState(),
    config: pageConfig(),
    params: { ...params, postType },
    pathname,
    search,
  });
}

describe('the metadata of a category', () => {
  it('describes the category', () => {
    const meta = metaOf({});
    expect(meta).toMatchObject({
      title: 'Film | Marquee',
      description: 'From the cheap seats.',
      canonicalPath: '/category/film',
      image: { width: 1200, height: 630, alt: 'Film' },
    });
    expect(meta.image?.url).toContain('demo/film');
  });

  it('links to the previous and next page and to the feed', () => {
    const feed = {
      rel: 'alternate',
      type: 'application/rss+xml',
      title: 'Film | Marquee',
      href: '/category/film/feed.xml',
    };
    expect(metaOf({}).links).toEqual([{ rel: 'next', href: '/category/film?page=2' }, feed]);
    expect(metaOf({ search: '?page=2' }).links).toEqual([
      { rel: 'prev', href: '/category/film' },
      { rel: 'next', href: '/category/film?page=3' },
      feed,
    ]);
    expect(metaOf({ search: '?page=3' }).links).toEqual([{ rel: 'prev', href: '/category/film?page=2' }, feed]);
  });

  it('differs by type and page', () => {
    expect(metaOf({ postType: 'videos', search: '?page=2' })).toMatchObject({
      title: 'Film: Videos | Marquee - Page 2',
      canonicalPath: '/category/film/videos?page=2',
    });
  });

  it('has structured data of the list and its breadcrumbs', () => {
    expect(metaOf({ postType: 'videos', search: '?page=2' }).jsonLd).toMatchObject([
      { '@type': 'CollectionPage', name: 'Film: Videos', url: 'https://marquee.example/category/film/videos?page=2' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Marquee', item: 'https://marquee.example/' },
          { name: 'Film', item: 'https://marquee.example/category/film' },
          { name: 'Videos', item: 'https://marquee.example/category/film/videos' },
        ],
      },
    ]);
  });

  it("has the site's own picture and description where the category has none", () => {
    const meta = metaOf({}, { image: null, description: '' });
    expect(meta.image).toBeUndefined();
    expect(meta.description).toBe('Features and picture essays.');
  });

  it('keeps an unloaded page out of search engines', () => {
    const empty = createStore().getState();
    const meta = handle.meta({ state: empty, config: pageConfig(), params, pathname: '/category/film' });
    expect(meta).toEqual({ title: 'Marquee', canonicalPath: '/category/film', robots: 'noindex' });
  });
});
