import { defineExamples } from '@marquee/shared/examples';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { picture } from '@marquee/vocal-kit/testing/modules.ts';
import { BeforeSubmission } from './BeforeSubmission.tsx';

const ignore = () => undefined;
const whole = draft({
  title: 'The last reel at the Rialto',
  subtitle: 'A lamp goes out on Ludlow Street.',
  content: '<p>On a Thursday.</p>',
  site: 'marquee',
  category: 'film',
  image: picture('booth'),
  imageAltText: 'A projection booth',
});

export const examples = defineExamples({
  use: 'The parts that a post lacks for a review, above the settings. Each leads to its field.',
  shown: {
    'an empty draft': <BeforeSubmission draft={draft()} goTo={ignore} />,
    'advice only': <BeforeSubmission draft={{ ...whole, imageAltText: null }} goTo={ignore} />,
    'nothing missing': <BeforeSubmission draft={whole} goTo={ignore} />,
  },
});
