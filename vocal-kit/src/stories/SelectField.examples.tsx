import { defineExamples } from '@marquee/shared/examples';
import { SelectField } from './SelectField.tsx';

const choices = [
  { value: 'bread', label: 'Bread' },
  { value: 'wine', label: 'Wine' },
];
const section = { name: 'section', label: 'Section', none: 'No section', value: '', choices, onChange: () => {} };

export const examples = defineExamples({
  use: 'A labelled list of choices in a form that is sent by script.',
  shown: {
    default: <SelectField {...section} />,
    'with a fault': <SelectField {...section} error="Choose a section." />,
  },
});
