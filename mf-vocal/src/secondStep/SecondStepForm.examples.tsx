import { defineExamples } from '@marquee/shared/examples';
import { SecondStepForm } from './SecondStepForm.tsx';

const step = { challenge: 'x', send: async () => {}, onAgain: () => {} };

export const examples = defineExamples({
  use: 'The second step of a sign-in: a code after the password.',
  shown: {
    default: <SecondStepForm {...step} />,
    'wrong code': (
      <SecondStepForm
        {...step}
        firstFailure={{ message: 'One field needs another look.', fields: { code: 'This code is wrong.' } }}
      />
    ),
  },
});
