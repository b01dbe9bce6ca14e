import { defineExamples } from '@marquee/shared/examples';
import { mediaItem } from '../../testing/mediaSamples.ts';
import { MediaCard, MediaGrid } from './MediaCard.tsx';

export const examples = defineExamples({
  use: 'A picture of the library in its grid, with what an editor may want to change.',
  shown: {
    complete: (
      <MediaGrid>
        <MediaCard item={mediaItem} />
      </MediaGrid>
    ),
    'expired, without texts': (
      <MediaGrid>
        <MediaCard
          item={{ ...mediaItem, credit: '', altText: null, lastDay: '2020-01-31', term: 'expired', posts: 0 }}
        />
      </MediaGrid>
    ),
    replaced: (
      <MediaGrid>
        <MediaCard item={{ ...mediaItem, posts: 0, replacedBy: { id: '8', title: 'Lighthouse' } }} />
      </MediaGrid>
    ),
  },
});
