import { defineExamples } from '@marquee/shared/examples';
import { DropForm } from './DropForm.tsx';
import { exampleStory } from './exampleStory.ts';

const handlers = { onSaved: () => undefined, onCancel: () => undefined };
const post = { id: '12', name: 'Night bakers', status: 'draft' } as const;

export const examples = defineExamples({
  use: 'The end of a story, with a message to its writer.',
  shown: { 'a story with a draft': <DropForm story={{ ...exampleStory, stage: 'draft', post }} {...handlers} /> },
});
