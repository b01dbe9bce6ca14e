import type { MediaItem, MediaReplacement, MediaResponse } from '@marquee/shared/domain';

/** A picture of the library of Feast. */
export const mediaItem: MediaItem = {
  ...{ id: '7', site: 'feast', image: { public_id: 'uploads/a', width: 900, height: 600, format: 'jpg' } },
  ...{ title: 'Harbour', fileName: 'harbour.jpg', credit: 'Ada North', rights: '', altText: 'Boats', focus: null },
  ...{ lastDay: null, term: 'open', isForWriters: false, version: 3, posts: 2, replacedBy: null },
  ...{ addedBy: { id: '1', name: 'Ada North' }, addedAt: '2026-11-22T08:00:00Z' },
};

/** The picture with its use in a live post. */
export const mediaResponse: MediaResponse = {
  ...{ success: true, item: mediaItem, replacements: [] },
  uses: [
    {
      ...{ postId: '9', name: 'Toast', status: 'published', urlPath: '/toast' },
      ...{ places: ['lead'], placesInChanges: ['gallery', 'body'] },
    },
  ],
};

/** A finished replacement of the picture. */
export const mediaReplacement: MediaReplacement = {
  ...{ id: '5', from: { id: '7', title: 'Harbour' }, to: { id: '8', title: 'Lighthouse' } },
  ...{ at: '2026-11-22T08:00:00Z', by: { id: '1', name: 'Ada North' }, changed: 2, left: 0, isUndone: false },
};
