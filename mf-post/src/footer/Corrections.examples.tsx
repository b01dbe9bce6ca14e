import { defineExamples } from '@marquee/shared/examples';
import { Corrections } from './Corrections.tsx';

export const examples = defineExamples({
  use: 'What has changed in a post since its publication.',
  shown: {
    'a correction and an update': (
      <Corrections
        corrections={[
          {
            kind: 'correction',
            words: 'An earlier version of this article named the wrong year. The cinema opened in 1986.',
            at: '2026-10-04T09:30:00.000Z',
          },
          { kind: 'update', words: 'With the answer of the council.', at: '2026-10-05T16:00:00.000Z' },
        ]}
      />
    ),
  },
});
