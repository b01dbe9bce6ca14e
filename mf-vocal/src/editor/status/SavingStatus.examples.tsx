import { defineExamples } from '@marquee/shared/examples';
import { SavingStatus } from './SavingStatus.tsx';

export const examples = defineExamples({
  use: 'Whether the words of the writer are safe, in the bar of the editor.',
  shown: {
    saved: <SavingStatus state={{ kind: 'saved' }} isKept />,
    'not saved yet': <SavingStatus state={{ kind: 'dirty' }} isKept />,
    saving: <SavingStatus state={{ kind: 'saving' }} isKept />,
    offline: <SavingStatus state={{ kind: 'offline', cause: 'network' }} isKept />,
    'a server with a problem': <SavingStatus state={{ kind: 'offline', cause: 'server' }} isKept />,
    'a server with a problem, nothing kept': (
      <SavingStatus state={{ kind: 'offline', cause: 'server' }} isKept={false} />
    ),
    refused: (
      <SavingStatus state={{ kind: 'refused', status: 422, message: 'The request is not valid.', errors: [] }} isKept />
    ),
  },
});
