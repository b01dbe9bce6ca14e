import { defineExamples } from '@marquee/shared/examples';
import { AssignForm } from './AssignForm.tsx';
import { exampleStory } from './exampleStory.ts';

const handlers = { onSaved: () => undefined, onCancel: () => undefined };

export const examples = defineExamples({
  use: 'The writer of a story, who gets its draft.',
  shown: {
    'a story without a writer': (
      <AssignForm story={{ ...exampleStory, stage: 'accepted', writer: null }} {...handlers} />
    ),
    'another writer': <AssignForm story={{ ...exampleStory, stage: 'draft' }} {...handlers} />,
  },
});
