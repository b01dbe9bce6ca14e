import { defineExamples } from '@marquee/shared/examples';
import { queuedPost } from '../../testing/reviewSamples.ts';
import { QueueRow } from './QueueRow.tsx';

const ada = { id: '5', name: 'Ada Lark' };
const row = (post: ReturnType<typeof queuedPost>, siteName = 'Feast') => (
  <ol style={{ margin: 0, padding: 0, listStyle: 'none' }}>
    <QueueRow post={post} siteName={siteName} onGone={() => undefined} />
  </ol>
);

export const examples = defineExamples({
  use: 'One post in the queue of the moderators.',
  shown: {
    'a post that waits': row(queuedPost('1')),
    'a post that a moderator has': row(queuedPost('2', { status: 'in-review', claimer: ada })),
    'changes of a published post': row(queuedPost('3', { isChange: true })),
    'a rejected post with an answer': row(queuedPost('4', { isAppeal: true })),
  },
  hidden: {
    'a post without a name and an author': row(queuedPost('5', { name: '', author: null })),
    'a name that is one long word': row(queuedPost('6', { name: 'Öffentlichkeit'.repeat(14) })),
  },
});
