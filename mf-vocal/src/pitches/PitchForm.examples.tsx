import { defineExamples } from '@marquee/shared/examples';
import { PitchForm } from './PitchForm.tsx';

const handlers = { onSaved: () => undefined, onCancel: () => undefined };

export const examples = defineExamples({
  use: 'A pitch of a writer, before it is sent or while no editor has answered it.',
  shown: { 'a new pitch': <PitchForm pitch={null} {...handlers} /> },
});
