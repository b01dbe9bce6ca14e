import type { Author, Image, PageConfig, Post, PostSummary } from '@marquee/shared/domain';

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

/** A post as lists carry it. */
export function sampleSummary(fields: Partial<PostSummary> = {}): PostSummary {
  return {
    id: 's1',
    key: 'the-rain',
    name: 'The man who draws the rain',
    subtitle: 'Forty years of weather',
    summary: 'One brush, and no erasers in the building.',
    type: 'article',
    postType: 'article',
    mediaType: 'image',
    image: sampleImage('rain'),
    imageAltText: 'Rain',
    videoThumbnailUrl: null,
    author: { key: 'tom', fullname: 'Tom Achterberg', image: null, urlPath: '/author/tom' },
    category,
    channel: null,
    editorPick: false,
    publishedAt: '2026-09-01T08:00:00Z',
    urlPath: '/the-rain',
    ...fields,
  };
}

/** A whole post with an image, one paragraph and no modules. */
export function samplePost(fields: Partial<Post> = {}): Post {
  return {
    ...sampleSummary(),
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

/** The config of a site that lets two of the players in. */
export const sampleConfig: PageConfig = {
  site: {
    key: 'marquee',
    name: 'Marquee',
    description: '',
    metaTitle: 'Marquee',
    metaDescription: '',
    brandName: 'Marquee Media',
    url: { base: 'https://marquee.example' },
    logo: { width: 174, height: 38 },
    contact: {},
    social: {},
    staticAbout: '',
    virtualDocumentTitle: 'Marquee',
    videoPlayers: ['youtube', 'brightcove'],
    locale: 'en',
  },
  networks: [],
  vocalUrl: 'https://vocal.example',
  images: { cloudName: '/media', secure: false },
  year: 2026,
};
