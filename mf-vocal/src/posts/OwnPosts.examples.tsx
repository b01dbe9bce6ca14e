import type { OwnPost, OwnPostList } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import { Provider } from '@marquee/shared/redux';
import { createVocalStore } from '@marquee/vocal-kit/session/createVocalStore.ts';
import type { WriterApi } from '../api/createWriterApi.ts';
import { WriterApiContext } from '../api/WriterApiContext.ts';
import { ownPost, ownPostList, writerApi } from '../testing/ownPosts.ts';
import { OwnPosts } from './OwnPosts.tsx';

const posts: OwnPost[] = [
  ownPost('1', { name: 'Bread at four in the morning', site: 'feast', modifiedAt: '2026-11-22T06:15:00Z' }),
  ownPost('2', { name: '', modifiedAt: '2026-11-21T22:40:00Z' }),
  ownPost('3', {
    name: 'A quieter engine, and the town that asked for it',
    site: 'omni',
    reviewStatus: 'changes-requested',
    modifiedAt: '2026-11-20T12:00:00Z',
  }),
  ownPost('4', {
    name: 'The last reel at the Rialto',
    site: 'marquee',
    reviewStatus: 'published',
    publishedAt: '2026-10-14T09:30:00Z',
    modifiedAt: '2026-10-14T09:30:00Z',
    urlPath: '/last-reel-at-the-rialto',
    impressions: 1_204,
    pending: { reviewStatus: 'needs-review', since: '2026-11-19T08:00:00Z' },
  }),
  ownPost('5', { name: 'Loud rooms, small drums', site: 'beat', reviewStatus: 'needs-review' }),
  ownPost('6', { name: 'What the tide keeps', site: 'proof', reviewStatus: 'rejected' }),
];
const trash = [ownPost('7', { name: 'Notes for a piece on lamps', site: 'feast', deletedAt: '2026-11-19T10:00:00Z' })];

const shown = (api: WriterApi) => (
  <Provider store={createVocalStore()}>
    <WriterApiContext value={api}>
      <OwnPosts />
    </WriterApiContext>
  </Provider>
);
const listOf = (found: OwnPost[], changes: Partial<OwnPostList> = {}) => shown(writerApi(ownPostList(found, changes)));
const loading = (posts: WriterApi['posts']) => shown(writerApi(ownPostList([]), { posts }));

export const examples = defineExamples({
  use: "The writer's posts: lists by status, search, and for each post a copy, the trash and the way back.",
  setting: 'edges',
  shown: {
    'posts of all kinds': listOf(posts),
    'a new writer': listOf([]),
    'a long list': listOf(posts, { totalPages: 25, counts: { draft: 500, published: 12, trash: 3 } }),
    'the trash': listOf(trash),
    'a list that does not load': loading(async () => Promise.reject(new Error('No response'))),
  },
  hidden: {
    'a list on its way': loading(() => new Promise(() => {})),
    'a title that is one long word': listOf([ownPost('8', { name: 'Öffentlichkeit'.repeat(14) })]),
  },
});
