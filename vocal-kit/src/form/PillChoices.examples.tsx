import { defineExamples } from '@marquee/shared/examples';
import { PillChoices } from './PillChoices.tsx';

const choices = [
  { value: 'page', label: 'Page' },
  { value: 'changes', label: 'Changes' },
] as const;

export const examples = defineExamples({
  use: 'A choice between two or three things that are shown in the same place.',
  shown: {
    default: (
      <PillChoices legend="View" name="example-view" value="page" choices={choices} onChange={() => undefined} />
    ),
  },
});
