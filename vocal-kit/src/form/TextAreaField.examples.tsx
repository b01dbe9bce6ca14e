import { defineExamples } from '@marquee/shared/examples';
import { TextAreaField } from './TextAreaField.tsx';

const bio = { name: 'bio', label: 'Bio', onTyped: () => {} } as const;

export const examples = defineExamples({
  use: 'A labelled field for several lines, which grows with its text.',
  shown: {
    default: <TextAreaField {...bio} defaultValue={'Ada writes at night.\n\nShe lives above a cinema.'} />,
    'with a hint': <TextAreaField {...bio} hint="Leave an empty line between paragraphs." />,
    'with a fault': <TextAreaField {...bio} error="Use no more than 300 characters." />,
  },
});
