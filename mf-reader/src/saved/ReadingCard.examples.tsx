import { defineExamples } from '@marquee/shared/examples';
import { ReadingCard } from './ReadingCard.tsx';

const line = {
  id: 'post-1',
  name: 'The Last Projectionist',
  subtitle: 'On Friday she turns it off.',
  urlPath: '/the-last-projectionist',
  image: { public_id: 'demo/projectionist', width: 1800, height: 1200 },
  author: 'Imogen Varga',
  at: '2026-10-03T14:05:00Z',
};

export const examples = defineExamples({
  use: 'A post that the reader has saved or read, as the device has stored it.',
  shown: {
    default: <ReadingCard line={line} onRemove={() => {}} />,
    'without a picture': <ReadingCard line={{ ...line, image: null }} onRemove={() => {}} />,
  },
  hidden: { 'without an author': <ReadingCard line={{ ...line, author: null }} onRemove={() => {}} /> },
});
