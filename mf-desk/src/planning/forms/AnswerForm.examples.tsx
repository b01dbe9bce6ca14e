import { defineExamples } from '@marquee/shared/examples';
import { AnswerForm } from './AnswerForm.tsx';
import { exampleStory } from './exampleStory.ts';

const handlers = { onSaved: () => undefined, onCancel: () => undefined };

export const examples = defineExamples({
  use: 'The answer of an editor to a pitch, with the due day and the length if it is accepted.',
  shown: { default: <AnswerForm story={exampleStory} {...handlers} /> },
});
