import { defineExamples } from '@marquee/shared/examples';
import { SubmissionSummary } from './SubmissionSummary.tsx';

const ignore = () => undefined;

export const examples = defineExamples({
  use: 'The reasons for a refused submission. Each leads to its field.',
  shown: {
    'missing parts': (
      <SubmissionSummary
        message="Almost there: a few things are missing."
        faults={{ title: 'Add a title.', category: 'Choose a category.' }}
        goTo={ignore}
      />
    ),
    'no field at fault': (
      <SubmissionSummary message="We could not submit the post. Try again." faults={{}} goTo={ignore} />
    ),
  },
});
