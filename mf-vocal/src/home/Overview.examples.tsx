import { createApi } from '@marquee/shared';
import type { OwnPost, OwnPostList, User } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import { ApiContext } from '../session/ApiContext.ts';
import { ada } from '../testing/ada.ts';
import { Overview } from './Overview.tsx';

const post = (id: string, site: OwnPost['site'], name: string, publishedAt: string): OwnPost => ({
  id,
  site,
  name,
  publishedAt,
  urlPath: `/${id}`,
});

const posts = [
  post('last-reel', 'marquee', 'The last reel at the Rialto', '2026-11-14T09:30:00Z'),
  post('bread-at-four', 'feast', 'Bread at four in the morning', '2026-10-02T06:15:00Z'),
  post('quiet-engine', 'omni', 'A quieter engine, and the town that asked for it', '2026-08-21T12:00:00Z'),
];

function answeringWith(found: readonly OwnPost[], totalPages = 1) {
  const list: OwnPostList = { success: true, posts: [...found], totalPages, counts: { published: found.length } };
  return createApi({
    get: async <T,>() => list as T,
    post: async () => Promise.reject(new Error('Nothing is posted here')),
  });
}

const failing = createApi({
  get: async () => Promise.reject(new Error('No connection')),
  post: async () => Promise.reject(new Error('No connection')),
});

const pageOf = (user: User, api: ReturnType<typeof createApi>) => (
  <ApiContext value={api}>
    <Overview user={user} />
  </ApiContext>
);

export const examples = defineExamples({
  use: 'The home page of a signed-in writer: published posts on all magazines, and the account.',
  setting: 'window',
  shown: {
    'a writer with posts': pageOf(ada, answeringWith(posts)),
    'a new writer': pageOf(ada, answeringWith([])),
    'a moderator': pageOf({ ...ada, isAdmin: true }, answeringWith([])),
    'posts that do not load': pageOf(ada, failing),
  },
  hidden: { 'more posts than a page holds': pageOf(ada, answeringWith(posts, 3)) },
});
