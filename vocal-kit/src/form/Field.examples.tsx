import { defineExamples } from '@marquee/shared/examples';
import { Field } from './Field.tsx';

const email = { name: 'email', label: 'Email', type: 'email', onTyped: () => {} } as const;

export const examples = defineExamples({
  use: 'A labelled text field with its hint, and what is wrong with its content.',
  shown: {
    default: <Field {...email} />,
    'with a hint': <Field {...email} hint="We write to it only when you ask." />,
    'with a fault': <Field {...email} defaultValue="imogen@" error="Enter a full address, as name@example.com." />,
  },
});
