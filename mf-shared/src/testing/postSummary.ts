import type { PostSummary } from '../domain/index.ts';

/** A post of a list with all fields. Tests change fields with `changes`. */
export function postSummary(changes: Partial<PostSummary> = {}): PostSummary {
  return {
    id: 'post-1',
    key: 'the-last-projectionist',
    name: 'The Last Projectionist',
    subtitle: 'On Friday she turns it off.',
    summary: 'Agnes Moll keeps a tin of splicing tape in the booth of the Regal.',
    type: 'article',
    postType: 'article',
    mediaType: 'image',
    image: { public_id: 'demo/projectionist', width: 1800, height: 1200 },
    imageAltText: 'A woman beside a film projector',
    videoThumbnailUrl: null,
    author: { key: 'imogen-varga', fullname: 'Imogen Varga', image: null, urlPath: '/author/imogen-varga' },
    category: { key: 'film', name: 'Film', urlPath: '/category/film' },
    channel: null,
    editorPick: false,
    publishedAt: '2026-10-03T14:05:00Z',
    urlPath: '/the-last-projectionist',
    ...changes,
  };
}
