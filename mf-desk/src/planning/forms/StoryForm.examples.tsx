import { defineExamples } from '@marquee/shared/examples';
import { exampleStory } from './exampleStory.ts';
import { StoryForm } from './StoryForm.tsx';

const handlers = { onSaved: () => undefined, onCancel: () => undefined };

export const examples = defineExamples({
  use: 'The plan of a story: what it is about, where it belongs, how long it is, and by when.',
  shown: {
    'a new story': <StoryForm story={null} sites={null} {...handlers} />,
    'a story that exists': <StoryForm story={{ ...exampleStory, stage: 'accepted' }} sites={null} {...handlers} />,
  },
});
