import { beforeEach, describe, expect, it } from '@jest/globals';
import { type AppStore, createStore, setLatestPosts } from '@marquee/shared';
import { pageConfig, postSummary } from '@marquee/shared/testing';
import { listKey } from '../list/address/listKey.ts';
import { handle } from './homeRoute.tsx';

describe('the metadata of the home page', () => {
  let store: AppStore;
  beforeEach(() => {
    store = createStore();
  });

  const metaOf = (page: number) => {
    const key = listKey({ kind: 'home', page });
    store.dispatch(setLatestPosts({ posts: [postSummary()], totalPages: 3, total: 40, page, key }));
    const params = page === 1 ? {} : { page: String(page) };
    return handle.meta({ state: store.getState(), config: pageConfig(), params, pathname: '/' });
  };

  it('comes from the site config', () => {
    expect(metaOf(1)).toMatchObject({
      title: 'Marquee: film, TV, comics and games',
      description: 'Features and picture essays.',
      canonicalPath: '/',
      image: { url: '/assets/sites/marquee/share.png', width: 1200, height: 630, alt: 'Marquee' },
      twitterCard: 'summary_large_image',
      links: [{ rel: 'next', href: '/page/2' }],
      jsonLd: [
        {
          '@type': 'WebSite',
          name: 'Marquee',
          url: 'https://marquee.example/',
          potentialAction: {
            '@type': 'SearchAction',
            target: { urlTemplate: 'https://marquee.example/search/{search_term_string}' },
          },
        },
      ],
    });
  });

  it('differs from page to page', () => {
    expect(metaOf(2)).toMatchObject({
      title: 'Marquee: film, TV, comics and games - Page 2',
      canonicalPath: '/page/2',
      links: [
        { rel: 'prev', href: '/' },
        { rel: 'next', href: '/page/3' },
      ],
    });
    expect(metaOf(3).links).toEqual([{ rel: 'prev', href: '/page/2' }]);
  });

  it('does not need loaded posts', () => {
    const empty = createStore().getState();
    expect(handle.meta({ state: empty, config: pageConfig(), params: {}, pathname: '/' }).links).toEqual([]);
  });
});
