import { defineExamples } from '@marquee/shared/examples';
import { SubmissionSummary } from './SubmissionSummary.tsx';

const ignore = () => undefined;

export const examples = defineExamples({
  use: 'The reasons for a refused submission. Each leads to its field.',
  shown: {
    'missing parts': (
      <SubmissionSummary
        message="Almost there: a few things are missing."
        faults={{ title: 'Give your post a title.', category: 'Choose a category.' }}
        goTo={ignore}
      />
    ),
    'no field at fault': (
      <SubmissionSummary message="The post was not submitted. Please try again." faults={{}} goTo={ignore} />
    ),
  },
});
