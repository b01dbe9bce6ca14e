import type { PostSummary } from '@marquee/shared/domain';

/** A post as lists have it. */
export function listedPost(changes: Partial<PostSummary> = {}): PostSummary {
  return {
    id: '7',
    key: 'loud',
    name: 'Loud',
    subtitle: 'Louder',
    summary: 'Ears & how to keep them.',
    type: 'article',
    postType: 'article',
    mediaType: 'image',
    image: { public_id: 'demo/beat/loud-1', width: 1800, height: 1200 },
    imageAltText: 'A wall of speakers',
    videoThumbnailUrl: null,
    author: { key: 'ada-north', fullname: 'Ada North', image: null, urlPath: '/author/ada-north' },
    category: { key: 'live', name: 'Live', urlPath: '/category/live' },
    channel: null,
    editorPick: false,
    publishedAt: '2026-11-20T22:19:48.380Z',
    urlPath: '/loud',
    ...changes,
  };
}
