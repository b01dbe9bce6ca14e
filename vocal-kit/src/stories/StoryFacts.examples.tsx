import type { Story } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import { StoryFacts, StoryText } from './StoryFacts.tsx';

const story: Story = {
  ...{ id: '7', slug: 'Night bakers', brief: 'Who bakes while the town sleeps?', site: 'feast', category: null },
  ...{ writer: { id: '9', name: 'Imogen Varga' }, editor: { id: '5', name: 'Ada Lark' }, words: 1_200 },
  ...{ due: { day: '2026-12-01', time: '17:00', at: '2026-12-01T22:00:00Z' }, pictures: '2 of the ovens' },
  ...{ stage: 'draft', isLate: false, post: null, createdAt: '2026-11-01T09:00:00Z', version: 1, actions: [] },
  messages: [{ kind: 'ask', at: '2026-11-02T09:00:00Z', from: 'Ada Lark', text: 'Which bakery?' }],
};
const shows = ['writer', 'editor'] as const;

export const examples = defineExamples({
  use: 'What is wanted of a story and by when, for its writer and its editors.',
  shown: {
    'in time': <StoryFacts story={story} shows={shows} />,
    late: <StoryFacts story={{ ...story, isLate: true }} shows={shows} />,
    'brief and messages': <StoryText story={story} />,
  },
});
