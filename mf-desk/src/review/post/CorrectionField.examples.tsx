import { defineExamples } from '@marquee/shared/examples';
import { CorrectionField } from './CorrectionField.tsx';

export const examples = defineExamples({
  use: 'The line for readers about a published change.',
  shown: { 'nothing for readers': <CorrectionField field="correction" onChange={() => undefined} /> },
});
