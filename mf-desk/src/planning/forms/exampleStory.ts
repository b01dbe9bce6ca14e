import type { Story } from '@marquee/shared/domain';

/** A story for the examples of its forms. */
export const exampleStory: Story = {
  ...{ id: '7', slug: 'Night bakers', brief: 'Who bakes while the town sleeps?', site: 'feast', category: null },
  ...{ writer: { id: '9', name: 'Imogen Varga' }, editor: null, due: null, words: 1_200, pictures: '2' },
  ...{ stage: 'pitched', isLate: false, post: null, messages: [], createdAt: '2026-11-01T09:00:00Z', version: 1 },
  actions: ['ask', 'decline', 'accept'],
};
