import { defineExamples } from '@marquee/shared/examples';
import { PasswordField } from './PasswordField.tsx';

const field = { name: 'password', error: undefined, onTyped: () => {} };

export const examples = defineExamples({
  use: 'The password, readable on demand. A new one has rules, a known one has none.',
  shown: {
    'a new one': <PasswordField {...field} isNew />,
    'a known one': <PasswordField {...field} isNew={false} />,
    'too short': <PasswordField {...field} isNew error="Use 8 characters or more." />,
  },
});
