import { defineExamples } from '@marquee/shared/examples';
import { SavingNotice } from './SavingNotice.tsx';

const ignore = () => undefined;

export const examples = defineExamples({
  use: 'A state of saving in which the writer has to do something.',
  shown: {
    'open in another tab': <SavingNotice state={{ kind: 'readOnly' }} isKept takeOver={ignore} />,
    'a browser that keeps nothing': (
      <SavingNotice state={{ kind: 'offline', cause: 'network' }} isKept={false} takeOver={ignore} />
    ),
    'a server with a problem': (
      <SavingNotice state={{ kind: 'offline', cause: 'server' }} isKept={false} takeOver={ignore} />
    ),
    'an ended session': (
      <SavingNotice
        state={{ kind: 'refused', status: 401, message: 'Sign in.', errors: [] }}
        isKept
        takeOver={ignore}
      />
    ),
  },
  hidden: { 'nothing to do': <SavingNotice state={{ kind: 'saved' }} isKept takeOver={ignore} /> },
});
