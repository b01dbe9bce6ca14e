import { defineExamples } from '../examples/defineExamples.ts';
import { Icon } from './Icon.tsx';

export const examples = defineExamples({
  use: 'A line drawing in the colour of the surrounding text, for a control that already has a name.',
  shown: {
    'in a line of text': (
      <Icon size={20} strokeWidth={2} path="m13 13 5.5 5.5M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />
    ),
    'in a large button': <Icon size={24} strokeWidth={1.75} path="m5 5 14 14M19 5 5 19" />,
  },
});
