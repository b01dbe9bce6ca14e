import type { DraftModule } from '@marquee/shared/domain';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';

const text = (id: string, content: string): DraftModule => ({ id, type: 'content', isListicleItem: false, content });
const picture = (id: string, name: string, imageAltText: string): DraftModule => ({
  ...{ id, type: 'image', isListicleItem: false, mediaLayout: 'insetCenter', imageAltText },
  image: { public_id: name, width: 800, height: 600, format: 'jpg' },
});

/** A post as its readers see it. */
export const publishedPost = draft({
  title: 'The last tram',
  content: '<p>The last tram leaves early.</p>',
  modules: [
    picture('p', 'beat/tram', 'A tram'),
    text('a', '<p>Nobody waits at the harbour.</p>'),
    text('b', '<p>The rain stays.</p>'),
    picture('q', 'beat/rain', 'Rain'),
  ],
});

/** Published post with changes that wait for a review. */
export const changedPost = draft({
  ...publishedPost,
  title: 'The last bus',
  seoTitle: 'Buses at night',
  modules: [
    text('a', '<p>Hardly anybody waits at the harbour.</p>'),
    text('b', '<p>The rain stays.</p>'),
    { ...picture('p', 'beat/bus', 'A tram'), mediaLayout: 'fullWidth' } as DraftModule,
    text('c', '<p>A new end.</p>'),
  ],
});
