import { createApi } from '@marquee/shared';
import type { DeskPost, User } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import { Provider } from '@marquee/shared/redux';
import { ApiContext } from '@marquee/vocal-kit/session/ApiContext.ts';
import { createVocalStore } from '@marquee/vocal-kit/session/createVocalStore.ts';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import type { DeskApi } from '../api/createDeskApi.ts';
import { DeskApiContext } from '../api/DeskApiContext.ts';
import { deskApi, deskPost, deskPostList } from '../testing/deskPosts.ts';
import { Overview } from './Overview.tsx';

const posts: DeskPost[] = [
  deskPost('1', { name: 'Bread at four in the morning', site: 'feast' }),
  deskPost('2', {
    name: 'The last reel at the Rialto',
    site: 'marquee',
    reviewStatus: 'published',
    publishedAt: '2026-11-14T09:30:00Z',
    modifiedAt: '2026-11-14T09:30:00Z',
    urlPath: '/last-reel',
    impressions: 1_204,
  }),
  deskPost('3', {
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

const pageOf = (user: User, api: DeskApi) => (
  <Provider store={createVocalStore()}>
    <ApiContext value={noApi}>
      <DeskApiContext value={api}>
        <Overview user={user} />
      </DeskApiContext>
    </ApiContext>
  </Provider>
);
const without = (call: Promise<never>) => deskApi(deskPostList([]), { posts: () => call });

export const examples = defineExamples({
  use: 'The home page of a signed-in writer: the posts edited last, and the account.',
  setting: 'window',
  shown: {
    'a writer with posts': pageOf(ada, deskApi(deskPostList(posts))),
    'a new writer': pageOf(ada, deskApi(deskPostList([]))),
    'a moderator': pageOf({ ...ada, isAdmin: true }, deskApi(deskPostList([]))),
  },
  hidden: { 'posts on their way': pageOf(ada, without(new Promise(() => {}))) },
});
