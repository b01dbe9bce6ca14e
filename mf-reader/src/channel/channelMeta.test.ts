import { describe, expect, it } from '@jest/globals';
import { channelSlice, createStore, populateChannelList } from '@marquee/shared';
import { channel, pageConfig, postSummary } from '@marquee/shared/testing';
import { handle } from './channelRoute.tsx';

const params = { channelKey: 'seance' };

function metaOf({ postType, search }: { postType?: string; search?: string } = {}) {
  const store = createStore();
  store.dispatch(populateChannelList([channel({ key: 'seance', name: 'Séance' })]));
  const list = { posts: [postSummary()], totalPages: 3, total: 60 };
  const { channelLoadComplete } = channelSlice.actions;
  store.dispatch(channelLoadComplete({ key: 'seance', page: 1, ...list }));
  store.dispatch(channelLoadComplete({ key: 'seance', postType: 'article', page: 2, ...list }));
  const page = { state: store.getState(), config: pageConfig(), params: { ...params, postType } };
  return handle.meta({ ...page, pathname: '/channel/seance', search });
}

describe('the metadata of a channel', () => {
  it('describes the channel', () => {
    const meta = metaOf();
    expect(meta).toMatchObject({
      title: 'Séance | Marquee',
      description: 'Films that are shown after the last tram.',
      canonicalPath: '/channel/seance',
      image: { width: 1200, height: 630, alt: 'Séance' },
      jsonLd: [{ '@type': 'CollectionPage', name: 'Séance' }, { '@type': 'BreadcrumbList' }],
    });
    expect(meta.image?.url).toContain('demo/midnight');
  });

  it('links to the previous and next page and to the feed', () => {
    expect(metaOf({ postType: 'articles', search: '?page=2' })).toMatchObject({
      title: 'Séance: Articles | Marquee - Page 2',
      canonicalPath: '/channel/seance/articles?page=2',
      links: [
        { rel: 'prev', href: '/channel/seance/articles' },
        { rel: 'next', href: '/channel/seance/articles?page=3' },
        { rel: 'alternate', type: 'application/rss+xml', title: 'Séance | Marquee', href: '/channel/seance/feed.xml' },
      ],
    });
  });

  it('keeps an unloaded page out of search engines', () => {
    const empty = createStore().getState();
    const meta = handle.meta({ state: empty, config: pageConfig(), params, pathname: '/channel/seance' });
    expect(meta).toEqual({ title: 'Marquee', canonicalPath: '/channel/seance', robots: 'noindex' });
  });
});
