import { describe, expect, it } from '@jest/globals';
import { createStore, postsSlice, rootReducer, setPost } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { pageConfig } from '@marquee/shared/testing';
import { samplePost } from '../../testing/samplePost.ts';
import { postMeta } from './postMeta.ts';

rootReducer.inject(postsSlice);

function metaOf(fields: Partial<Post> = {}) {
  const store = createStore();
  store.dispatch(setPost({ post: samplePost(fields), relatedPosts: [] }));
  return postMeta({ state: store.getState(), config: pageConfig(), params: {}, pathname: '/last-reel' });
}

describe('postMeta', () => {
  it('has title, description, address and Open Graph', () => {
    expect(metaOf()).toMatchObject({
      title: 'The last reel',
      description: 'What a projection booth held.',
      canonicalPath: '/last-reel',
      ogType: 'article',
      ogTitle: 'The last reel, shared',
      ogDescription: 'Shared words.',
      twitterCard: 'summary_large_image',
      image: { url: expect.stringContaining('demo/lead'), width: 1200, height: 630, alt: 'A projection booth' },
    });
  });

  it("falls back to the post's own texts", () => {
    const meta = metaOf({ seoTitle: '', seoDescription: '', ogType: '', ogTitle: '', ogDescription: '', image: null });
    expect(meta).toMatchObject({
      title: 'The last reel at the Rialto',
      description: 'Two projectors and a Thursday.',
      ogType: 'article',
      ogTitle: 'The last reel at the Rialto',
      ogDescription: 'Two projectors and a Thursday.',
      image: undefined,
    });
  });

  it('describes the article for search engines', () => {
    expect(metaOf().jsonLd?.[0]).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'The last reel at the Rialto',
      datePublished: '2026-10-03T14:05:00Z',
      dateModified: '2026-10-04T10:00:00Z',
      author: { '@type': 'Person', name: 'Ines Okafor', url: 'https://marquee.example/author/ines-okafor' },
      publisher: { name: 'Marquee' },
      image: [expect.stringMatching(/^https:\/\/marquee\.example\/res\//)],
      mainEntityOfPage: 'https://marquee.example/last-reel',
      articleSection: 'Film',
      keywords: ['Cinemas'],
    });
  });

  it('has the breadcrumbs of the post', () => {
    const steps = metaOf().jsonLd?.[1]?.itemListElement;
    expect(steps).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://marquee.example/' },
      { '@type': 'ListItem', position: 2, name: 'Film', item: 'https://marquee.example/category/film' },
      { '@type': 'ListItem', position: 3, name: 'The last reel', item: 'https://marquee.example/last-reel' },
    ]);
  });

  it('gives sharing services the date, author and section', () => {
    expect(metaOf()).toMatchObject({
      keywords: 'cinemas',
      article: {
        publishedTime: '2026-10-03T14:05:00Z',
        modifiedTime: '2026-10-04T10:00:00Z',
        author: '/author/ines-okafor',
        section: 'Film',
        tags: ['Cinemas'],
      },
      twitterCreator: 'marqueereads',
    });
    expect(metaOf({ seoKeywords: '' }).keywords).toBe('Cinemas');
  });

  it('links to its oEmbed description', () => {
    const page = 'https%3A%2F%2Fmarquee.example%2Flast-reel';
    expect(metaOf().links).toEqual([
      {
        rel: 'alternate',
        type: 'application/json+oembed',
        title: 'The last reel',
        href: `/oembed?url=${page}&format=json`,
      },
      { rel: 'alternate', type: 'text/xml+oembed', title: 'The last reel', href: `/oembed?url=${page}&format=xml` },
    ]);
  });

  it('shows a player of 720 by 420 for a video that is not at Brightcove', () => {
    const video = { mediaType: 'video', videoLink: 'https://www.youtube.com/watch?v=abcdefghijk' } as const;
    expect(metaOf(video)).toMatchObject({
      twitterCard: 'player',
      twitterPlayer: { url: 'https://www.youtube-nocookie.com/embed/abcdefghijk', width: 720, height: 420 },
    });
  });

  it.each([
    { mediaType: 'video', videoLink: '12345678' },
    { mediaType: 'video', videoLink: 'https://www.youtube.com/watch?v=abcdefghijk', brightcoveId: '12345678' },
    { mediaType: 'video', videoLink: 'https://elsewhere.example/video' },
    { mediaType: 'video', videoLink: 'no address' },
    { mediaType: 'image', videoLink: 'https://www.youtube.com/watch?v=abcdefghijk' },
  ] as const)('shows a picture instead for %j', (fields) => {
    const { twitterCard, twitterPlayer } = metaOf(fields);
    expect({ twitterCard, twitterPlayer }).toEqual({ twitterCard: 'summary_large_image', twitterPlayer: undefined });
  });

  it('keeps a page without a post out of search engines', () => {
    const { title, robots } = postMeta({
      state: createStore().getState(),
      config: pageConfig(),
      params: {},
      pathname: '/nothing',
    });
    expect({ title, robots }).toEqual({ title: 'Marquee', robots: 'noindex' });
  });
});
