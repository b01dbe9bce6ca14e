import { defineExamples } from '@marquee/shared/examples';
import { PasswordField } from './PasswordField.tsx';

const field = { error: undefined, describedBy: undefined, onTyped: () => {} };

export const examples = defineExamples({
  use: 'The password, readable on demand. A new one has rules, a known one has none.',
  shown: {
    'a new one': <PasswordField {...field} mode="signUp" />,
    'a known one': <PasswordField {...field} mode="signIn" />,
    'too short': <PasswordField {...field} mode="signUp" error="Use 8 characters or more." />,
  },
});
