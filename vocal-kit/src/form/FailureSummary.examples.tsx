import { defineExamples } from '@marquee/shared/examples';
import { FailureSummary } from './FailureSummary.tsx';

const fields = ['email', 'password'] as const;
const labels = { email: 'Email', password: 'Password' };

export const examples = defineExamples({
  use: 'Stands at the head of a form that was not accepted, with a way to each field that needs another look.',
  shown: {
    'faults of fields': (
      <FailureSummary
        fields={fields}
        labels={labels}
        failure={{
          message: 'Two fields need another look.',
          fields: { email: 'Enter a full address.', password: 'Use 8 characters or more.' },
        }}
      />
    ),
    'a fault of no field': (
      <FailureSummary
        fields={fields}
        labels={labels}
        failure={{ message: 'Email and password do not match.', fields: {} }}
      />
    ),
  },
});
