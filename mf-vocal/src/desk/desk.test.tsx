import { expect, it } from '@jest/globals';
import type { QueuedPost, ReviewedPost } from '@marquee/shared/domain';
import { screen, within } from '@testing-library/react';
import { ada } from '../testing/ada.ts';
import { draft } from '../testing/draft.ts';
import { fakeApi, problem } from '../testing/fakeApi.ts';
import { openVocal } from '../testing/openVocal.tsx';

const moderator = { ...ada, isAdmin: true };
const queued: QueuedPost = {
  ...{ id: '7', name: 'Toast', site: 'feast', status: 'needs-review', isChange: false, isAppeal: false },
  ...{ submittedAt: '2026-11-22T08:00:00Z', author: { id: '9', name: 'Imogen Varga' }, claimer: null },
  authorRecord: { published: 3, rejected: 1 },
};
const reviewed: ReviewedPost = {
  success: true,
  post: { ...draft(), id: '7', name: 'Toast', version: 4, reviewStatus: 'in-review', site: null },
  review: {
    ...{ status: 'in-review', isChange: false, submittedAt: '2026-11-22T08:00:00Z', claimer: null, claimedAt: null },
    ...{ place: null, waiting: null, typicalMs: null, publishAt: null, decision: null, appeal: null },
  },
  actions: ['release', 'requestChanges', 'reject', 'publish'],
  authorRecord: { published: 3, rejected: 1 },
};
const notes = { success: true, notes: [], isModerator: true, people: [] };

function openDesk(path: string) {
  const api = fakeApi(moderator);
  const queue = { status: 200, body: { success: true, posts: [queued], total: 1, totalPages: 1 } };
  for (const search of ['', '?q=bread', '?q=bread&mine=true']) api.responses[`GET /api/vocal/review${search}`] = queue;
  api.responses['GET /api/vocal/review/7'] = { status: 200, body: reviewed };
  api.responses['GET /api/vocal/review/7/notes'] = { status: 200, body: notes };
  return { api, ...openVocal(path) };
}

it('a moderator opens the queue from the menu, and a post from the queue', async () => {
  const { user } = openDesk('/vocal');
  await user.click(await screen.findByRole('button', { name: /^Menu of/ }));
  await user.click(screen.getByRole('link', { name: 'Review desk' }));
  expect(await screen.findByText('One post waits.')).toBeVisible();
  expect(screen.getByText(/by Imogen Varga, 3 published, 1 rejected/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Toast' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Toast' })).toHaveFocus();
});

it('the filters are in the address', async () => {
  const { api, user } = openDesk('/vocal/review?q=bread');
  expect(await screen.findByRole('searchbox', { name: 'Words in the name' })).toHaveValue('bread');
  await user.click(screen.getByRole('link', { name: 'Mine' }));
  await screen.findByText('One post waits.');
  expect(api.calls.at(-1)?.path).toBe('/api/vocal/review?q=bread&mine=true');
});

it('to a writer there is no desk', async () => {
  fakeApi(ada);
  openVocal('/vocal/review');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing at this address.' })).toBeVisible();
});

it('a rejection is sent with its reason and words, for the version that was read', async () => {
  const { api, user } = openDesk('/vocal/review/7');
  const decided = { ...reviewed, actions: [] };
  api.responses['POST /api/vocal/review/7/decision'] = { status: 200, body: decided };
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const form = within(screen.getByRole('form', { name: 'Reject' }));
  await user.selectOptions(form.getByLabelText('Reason'), 'It does not fit the magazine');
  await user.type(form.getByLabelText('Words to the writer'), 'Not for us.');
  await user.click(form.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('There is nothing for you to decide here now.')).toBeVisible();
  expect(screen.getByText('Reject: done.')).toBeVisible();
  expect(api.calls).toContainEqual(
    expect.objectContaining({
      path: '/api/vocal/review/7/decision',
      body: { action: 'reject', reason: 'off-topic', note: 'Not for us.' },
    }),
  );
});

it('a decision about a version that was changed meanwhile is not taken, and the post is loaded again', async () => {
  const { api, user } = openDesk('/vocal/review/7');
  api.responses['POST /api/vocal/review/7/decision'] = problem(
    412,
    'changed-elsewhere',
    'This post was changed elsewhere meanwhile.',
  );
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The post was changed meanwhile.');
  expect(api.calls.filter(({ path }) => path === '/api/vocal/review/7').length).toBeGreaterThan(1);
});

it('of a change, the moderator sees the differences first, and its page on request', async () => {
  const { api, user } = openDesk('/vocal/review/7');
  const post = { ...reviewed.post, reviewStatus: 'published' as const, title: 'Burnt toast', version: 5 };
  const review = { ...reviewed.review, isChange: true };
  api.responses['GET /api/vocal/review/7'] = { status: 200, body: { ...reviewed, post, review } };
  const differences = { success: true, before: { ...post, title: 'Toast' }, after: post };
  api.responses['GET /api/vocal/review/7/differences'] = { status: 200, body: differences };
  const region = within(await screen.findByRole('region', { name: 'Changes of this post' }));
  expect(region.getByRole('insertion')).toHaveTextContent('Burnt toast');
  await user.click(screen.getByRole('radio', { name: 'Page' }));
  expect(screen.queryByRole('region', { name: 'Changes of this post' })).not.toBeInTheDocument();
  expect(screen.getByText('The post has no magazine, so it has no page.')).toBeVisible();
});

it('after the review no link to the page is made', async () => {
  const { api } = openDesk('/vocal/review/7');
  const post = { ...reviewed.post, site: 'feast' as const, reviewStatus: 'published' as const, urlPath: '/toast' };
  const review = { ...reviewed.review, status: 'published' as const };
  api.responses['GET /api/vocal/review/7'] = { status: 200, body: { ...reviewed, post, review, actions: [] } };
  expect(await screen.findByRole('link', { name: 'Read it on the magazine' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/toast$/),
  );
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
