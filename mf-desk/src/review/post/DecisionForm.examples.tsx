import type { ReviewAction } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import { DecisionForm } from './DecisionForm.tsx';

const form = (action: ReviewAction, { fault = null as string | null, isBusy = false, isOver = false } = {}) => (
  <DecisionForm
    {...{ action, fault, isBusy, isOver }}
    site="feast"
    onSend={() => undefined}
    onCancel={() => undefined}
  />
);

export const examples = defineExamples({
  use: 'The words, the reason or the time that a decision needs.',
  shown: {
    'changes are requested': form('requestChanges'),
    'a rejection': form('reject'),
    'a time to publish at': form('schedule'),
    'a refused decision': form('reject', { fault: 'Write a few words about it.' }),
  },
  hidden: {
    'a decision that came too late': form('requestChanges', { isOver: true }),
    'a decision on its way': form('requestChanges', { isBusy: true }),
  },
});
