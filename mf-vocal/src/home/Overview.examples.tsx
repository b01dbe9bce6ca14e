import { createApi } from '@marquee/shared';
import type { OwnPost, User } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import { Provider } from '@marquee/shared/redux';
import { ApiContext } from '@marquee/vocal-kit/session/ApiContext.ts';
import { createVocalStore } from '@marquee/vocal-kit/session/createVocalStore.ts';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import type { WriterApi } from '../api/createWriterApi.ts';
import { WriterApiContext } from '../api/WriterApiContext.ts';
import { ownPost, ownPostList, writerApi } from '../testing/ownPosts.ts';
import { Overview } from './Overview.tsx';

const posts: OwnPost[] = [
  ownPost('1', { name: 'Bread at four in the morning', site: 'feast' }),
  ownPost('2', {
    name: 'The last reel at the Rialto',
    site: 'marquee',
    reviewStatus: 'published',
    publishedAt: '2026-11-14T09:30:00Z',
    modifiedAt: '2026-11-14T09:30:00Z',
    urlPath: '/last-reel',
    impressions: 1_204,
  }),
  ownPost('3', {
    name: 'A quieter engine, and the town that asked for it',
    site: 'omni',
    reviewStatus: 'needs-review',
    modifiedAt: '2026-08-21T12:00:00Z',
  }),
];

const noApi = createApi({
  get: async () => Promise.reject(new Error('There is no api here')),
  post: async () => Promise.reject(new Error('There is no api here')),
});

const pageOf = (user: User, api: WriterApi) => (
  <Provider store={createVocalStore()}>
    <ApiContext value={noApi}>
      <WriterApiContext value={api}>
        <Overview user={user} />
      </WriterApiContext>
    </ApiContext>
  </Provider>
);
const without = (call: Promise<never>) => writerApi(ownPostList([]), { posts: () => call });

export const examples = defineExamples({
  use: 'The home page of a signed-in writer: the posts edited last, and the account.',
  setting: 'window',
  shown: {
    'a writer with posts': pageOf(ada, writerApi(ownPostList(posts))),
    'a new writer': pageOf(ada, writerApi(ownPostList([]))),
    'a moderator': pageOf({ ...ada, isAdmin: true }, writerApi(ownPostList([]))),
  },
  hidden: { 'posts on their way': pageOf(ada, without(new Promise(() => {}))) },
});
