import { defineExamples } from '@marquee/shared/examples';
import { SavingNotice } from './SavingNotice.tsx';

const ignore = () => undefined;
const actions = { takeOver: ignore, retry: ignore, focusText: ignore };

export const examples = defineExamples({
  use: 'A state of saving in which the writer has to do something.',
  shown: {
    'open in another tab': <SavingNotice state={{ kind: 'readOnly' }} isKept {...actions} />,
    'a browser that keeps nothing': (
      <SavingNotice state={{ kind: 'offline', cause: 'network' }} isKept={false} {...actions} />
    ),
    'a server with a problem': (
      <SavingNotice state={{ kind: 'offline', cause: 'server' }} isKept={false} {...actions} />
    ),
    'another account': (
      <SavingNotice
        state={{ kind: 'refused', status: 403, message: 'Other.', errors: [], code: 'other-account' }}
        isKept
        {...actions}
      />
    ),
    'an ended session': (
      <SavingNotice state={{ kind: 'refused', status: 401, message: 'Sign in.', errors: [] }} isKept {...actions} />
    ),
  },
  hidden: { 'nothing to do': <SavingNotice state={{ kind: 'saved' }} isKept {...actions} /> },
});
