import type { Author, Image, Post } from '@marquee/shared/domain';
import { postSummary } from '@marquee/shared/testing';
import { makeReadable } from '../readable/makeReadable.ts';
import type { ReadablePost } from '../readable/ReadablePost.ts';

/** A picture of the image CDN for tests. */
export function sampleImage(name = 'lead', width = 1800, height = 1200): Image {
  return { public_id: `demo/${name}`, width, height };
}

export const sampleAuthor: Author = {
  id: 'a1',
  key: 'ines-okafor',
  fullname: 'Ines Okafor',
  name: { first: 'Ines', last: 'Okafor' },
  bio: '',
  summary: 'Ines ran a projector for nine years.',
  image: sampleImage('ines', 1400, 1400),
  urlPath: '/author/ines-okafor',
};

const category = {
  key: 'film',
  categoryKey: 'film',
  name: 'Film',
  description: '',
  image: null,
  urlPath: '/category/film',
};

/** A whole post with an image, one paragraph and no modules. */
export function samplePost(fields: Partial<Post> = {}): Post {
  return {
    ...postSummary(),
    id: 'p1',
    key: 'last-reel',
    name: 'The last reel',
    title: 'The last reel at the Rialto',
    subtitle: 'Somebody turned down the lamp',
    summary: 'Two projectors and a Thursday.',
    site: 'marquee',
    brightcoveId: null,
    videoLink: null,
    videoData: null,
    image: sampleImage(),
    imageAltText: 'A projection booth',
    imageCaption: null,
    mediaLayout: 'insetCenter',
    content: '<p>Eleven minutes, she said.</p>',
    modules: [],
    tags: [{ key: 'cinemas', name: 'Cinemas', urlPath: '/tag/cinemas' }],
    author: sampleAuthor,
    category,
    channel: null,
    isListicle: false,
    listicleOrder: 'ascending',
    galleries: false,
    products: false,
    specialFeature: null,
    reviewStatus: 'published',
    createdAt: '2026-09-30T08:00:00Z',
    modifiedAt: '2026-10-04T10:00:00Z',
    publishedAt: '2026-10-03T14:05:00Z',
    seoTitle: 'The last reel',
    seoDescription: 'What a projection booth held.',
    seoKeywords: 'cinemas',
    ogType: 'article',
    ogTitle: 'The last reel, shared',
    ogDescription: 'Shared words.',
    urlPath: '/last-reel',
    ...fields,
  };
}

/** Sample post with texts ready for the page, as its loader stores them. */
export function sampleReadablePost(fields: Partial<Post> = {}): ReadablePost {
  return makeReadable(samplePost(fields));
}
