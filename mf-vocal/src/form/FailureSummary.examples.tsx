import { defineExamples } from '@marquee/shared/examples';
import { texts } from '../texts.ts';
import { FailureSummary } from './FailureSummary.tsx';

const fields = ['email', 'password'] as const;

export const examples = defineExamples({
  use: 'Stands at the head of a form that was not accepted, with a way to each field that needs another look.',
  shown: {
    'faults of fields': (
      <FailureSummary
        fields={fields}
        labels={texts}
        failure={{
          message: 'Two fields need another look.',
          fields: { email: 'Enter a full address.', password: 'Use 8 characters or more.' },
        }}
      />
    ),
    'a fault of no field': (
      <FailureSummary
        fields={fields}
        labels={texts}
        failure={{ message: 'Email and password do not match.', fields: {} }}
      />
    ),
  },
});
