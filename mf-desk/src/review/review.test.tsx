import { expect, it, jest } from '@jest/globals';
import type { QueuedPost, ReviewedPost } from '@marquee/shared/domain';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openDesk } from '../testing/openDesk.tsx';

const moderator = { ...ada, isAdmin: true };
const queued: QueuedPost = {
  ...{ id: '7', name: 'Toast', site: 'feast', status: 'needs-review', isChange: false, isAppeal: false },
  isClaimable: true,
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
const next: QueuedPost = { ...queued, id: '8', name: 'Butter' };
const notes = { success: true, notes: [], isModerator: true, people: [] };

function openReviewDesk(path: string) {
  const api = fakeApi(moderator);
  const queue = { status: 200, body: { success: true, posts: [queued], total: 1, totalPages: 1 } };
  const waiting = { status: 200, body: { success: true, posts: [queued, next], total: 2, totalPages: 1 } };
  api.responses['GET /api/vocal/review?status=needs-review'] = waiting;
  for (const search of ['', '?q=bread', '?mine=true&q=bread', '?site=feast', '?site=feast&sort=newest'])
    api.responses[`GET /api/vocal/review${search}`] = queue;
  api.responses['GET /api/vocal/review/7'] = { status: 200, body: reviewed };
  api.responses['GET /api/vocal/review/7/notes'] = { status: 200, body: notes };
  return { api, ...openDesk(path) };
}

it('opens the queue from the menu, and a post from the queue', async () => {
  const { user } = openReviewDesk('/vocal/curation');
  await user.click(await screen.findByRole('button', { name: /^Account menu/ }));
  await user.click(screen.getByRole('link', { name: 'Review desk' }));
  expect(await screen.findByText('One post is waiting.')).toBeVisible();
  expect(screen.getByText(/by Imogen Varga, 3 published, 1 rejected/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Toast' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Toast' })).toHaveFocus();
});

it('keeps the focus on the menu if an entry leads to the page itself', async () => {
  const { user } = openReviewDesk('/vocal/review?q=bread');
  // The first step within the page moves the focus to its heading.
  for (let time = 0; time < 2; time += 1) {
    await user.click(await screen.findByRole('button', { name: /^Account menu/ }));
    await user.click(screen.getByRole('link', { name: 'Review desk' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Posts of the network' })).toBeNull());
  }
  expect(screen.getByRole('button', { name: /^Account menu/ })).toHaveFocus();
});

it('links to the editor only while the account may edit the post', async () => {
  const { api } = openReviewDesk('/vocal/review/7');
  const review = { ...reviewed.review, status: 'needs-review' };
  api.responses['GET /api/vocal/review/7'] = { status: 200, body: { ...reviewed, review } };
  expect(await screen.findByRole('link', { name: 'Edit post' })).toHaveAttribute('href', '/vocal/posts/7');
});

it('has no link to the editor while another editor reviews the post', async () => {
  openReviewDesk('/vocal/review/7');
  expect(await screen.findByRole('heading', { level: 1, name: 'Toast' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit post' })).toBeNull();
});

it('the filters are in the address', async () => {
  const { api, user } = openReviewDesk('/vocal/review?q=bread');
  expect(await screen.findByRole('searchbox', { name: 'Search titles' })).toHaveValue('bread');
  await user.click(screen.getByRole('link', { name: 'Mine' }));
  await screen.findByText('One post is waiting.');
  expect(api.calls.at(-1)?.path).toBe('/api/vocal/review?mine=true&q=bread');
});

it('to a writer there is no desk', async () => {
  fakeApi(ada);
  openDesk('/vocal/review');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

it('a rejection is sent with its reason and words, for the version that was read', async () => {
  const { api, user } = openReviewDesk('/vocal/review/7');
  const decided = { ...reviewed, actions: [] };
  api.responses['POST /api/vocal/review/7/decision'] = { status: 200, body: decided };
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const form = within(screen.getByRole('form', { name: 'Reject' }));
  await user.selectOptions(form.getByLabelText('Reason'), 'It does not fit the magazine');
  await user.type(form.getByLabelText('Message to the writer'), 'Not for us.');
  await user.click(form.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Nothing for you to decide right now.')).toBeVisible();
  expect(screen.getByText('Reject: done.')).toHaveFocus();
  expect(api.calls).toContainEqual(
    expect.objectContaining({
      path: '/api/vocal/review/7/decision',
      body: { action: 'reject', reason: 'off-topic', note: 'Not for us.' },
    }),
  );
});

it('a form of a decision that is closed gives the focus back to its button', async () => {
  const { user } = openReviewDesk('/vocal/review/7');
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('form', { name: 'Reject' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reject' })).toHaveFocus();
});

it('a decision about a version that was changed meanwhile is not taken, and the post is loaded again', async () => {
  const { api, user } = openReviewDesk('/vocal/review/7');
  api.responses['POST /api/vocal/review/7/decision'] = problem(
    412,
    'changed-elsewhere',
    'This post was changed elsewhere meanwhile.',
  );
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The post has changed.');
  expect(api.calls.filter(({ path }) => path === '/api/vocal/review/7').length).toBeGreaterThan(1);
});

it('of a change, the moderator sees the differences first, and its page on request', async () => {
  const { api, user } = openReviewDesk('/vocal/review/7');
  const post = { ...reviewed.post, reviewStatus: 'published' as const, title: 'Burnt toast', version: 5 };
  const review = { ...reviewed.review, isChange: true };
  api.responses['GET /api/vocal/review/7'] = { status: 200, body: { ...reviewed, post, review } };
  const differences = { success: true, before: { ...post, title: 'Toast' }, after: post };
  api.responses['GET /api/vocal/review/7/differences'] = { status: 200, body: differences };
  const region = within(await screen.findByRole('region', { name: 'Changes to this post' }));
  expect(region.getByRole('insertion')).toHaveTextContent('Burnt toast');
  await user.click(screen.getByRole('radio', { name: 'Page' }));
  expect(screen.queryByRole('region', { name: 'Changes to this post' })).not.toBeInTheDocument();
  expect(screen.getByText('The post has no magazine yet, so it has no preview.')).toBeVisible();
});

it('after the review no link to the page is made', async () => {
  const { api } = openReviewDesk('/vocal/review/7');
  const post = { ...reviewed.post, site: 'feast' as const, reviewStatus: 'published' as const, urlPath: '/toast' };
  const review = { ...reviewed.review, status: 'published' as const };
  api.responses['GET /api/vocal/review/7'] = { status: 200, body: { ...reviewed, post, review, actions: [] } };
  expect(await screen.findByRole('link', { name: 'View published post' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/toast$/),
  );
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('a view of the queue is saved under a name, and removed again', async () => {
  const { api, user } = openReviewDesk('/vocal/review');
  const view = { id: '3', name: 'My feast', search: '?site=feast&sort=newest' };
  const answer = (...views: object[]) => ({ status: 200, body: { success: true, views } });
  api.responses['GET /api/vocal/savedViews?page=queue'] = answer();
  api.responses['POST /api/vocal/savedViews'] = answer(view);
  api.responses['DELETE /api/vocal/savedViews/3'] = answer();
  await user.selectOptions(await screen.findByLabelText('Magazine'), 'Feast');
  await user.selectOptions(await screen.findByLabelText('Order'), 'Newest first');
  await user.click(await screen.findByRole('button', { name: 'Save this view' }));
  expect(screen.getByLabelText('Name of the view')).toHaveFocus();
  await user.keyboard('My feast{Enter}');
  const saved = await screen.findByRole('link', { name: 'My feast' });
  expect(saved).toHaveFocus();
  expect(saved).toHaveAttribute('href', '/vocal/review?site=feast&sort=newest');
  expect(api.calls).toContainEqual({
    method: 'POST',
    path: '/api/vocal/savedViews',
    body: { page: 'queue', name: 'My feast', search: '?site=feast&sort=newest' },
  });
  await user.click(screen.getByRole('button', { name: 'Remove the view “My feast”' }));
  await waitFor(() => expect(saved).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Save this view' })).toHaveFocus();
});

it('moves views that this browser kept to the account', async () => {
  localStorage.setItem(`marquee:desk-queues:${ada.id}`, JSON.stringify([{ name: 'Old', search: '?q=a' }]));
  const { api } = openReviewDesk('/vocal/review');
  const views = [{ id: '4', name: 'Old', search: '?q=a' }];
  api.responses['GET /api/vocal/savedViews?page=queue'] = { status: 200, body: { success: true, views: [] } };
  api.responses['POST /api/vocal/savedViews'] = { status: 200, body: { success: true, views } };
  expect(await screen.findByRole('link', { name: 'Old' })).toBeVisible();
  await waitFor(() => expect(localStorage.getItem(`marquee:desk-queues:${ada.id}`)).toBeNull());
});

it('a post is claimed from its row; one that is gone is said, and the queue loaded again', async () => {
  const { api, user } = openReviewDesk('/vocal/review?status=needs-review');
  api.responses['POST /api/vocal/review/7/claim'] = problem(
    409,
    'claimed',
    'A moderator has claimed this post meanwhile.',
  );
  api.responses['POST /api/vocal/review/8/claim'] = { status: 200, body: reviewed };
  await user.click(await screen.findByRole('button', { name: 'Claim “Toast”' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A moderator has claimed this post meanwhile.');
  expect(api.calls.filter(({ path }) => path === '/api/vocal/review?status=needs-review')).toHaveLength(2);
  api.responses['GET /api/vocal/review/8'] = { status: 200, body: reviewed };
  api.responses['GET /api/vocal/review/8/notes'] = { status: 200, body: notes };
  await user.click(await screen.findByRole('button', { name: 'Claim “Butter”' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Decision' })).toBeVisible();
});

it('single keys move through the queue, and do nothing while somebody types', async () => {
  const { user } = openReviewDesk('/vocal/review?status=needs-review');
  await screen.findByText('2 posts are waiting.');
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Toast' })).toHaveFocus();
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Butter' })).toHaveFocus();
  await user.keyboard('k');
  expect(screen.getByRole('link', { name: 'Toast' })).toHaveFocus();
  const words = screen.getByRole('searchbox', { name: 'Search titles' });
  await user.type(words, 'jk');
  expect(words).toHaveFocus();
  expect(words).toHaveValue('jk');
});

it('single keys lead to the parts of a review, are listed, and can be turned off', async () => {
  const { user } = openReviewDesk('/vocal/review/7');
  const publish = await screen.findByRole('button', { name: 'Publish' });
  await user.keyboard('p');
  expect(publish).toHaveFocus();
  await user.keyboard('n');
  expect(screen.getByLabelText('Note')).toHaveFocus();
  publish.focus();
  await user.keyboard('r');
  expect(screen.getByLabelText('Message to the writer (optional)')).toHaveFocus();
  publish.focus();
  await user.keyboard('?');
  const keys = within(screen.getByRole('region', { name: 'Keyboard shortcuts' }));
  expect(keys.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['c', 'n', 'r', 'p', 'j', '?']);
  const areOn = keys.getByRole('checkbox', { name: 'Use single-key shortcuts' });
  await user.click(areOn);
  await user.keyboard('p');
  expect(publish).not.toHaveFocus();
  await user.click(areOn);
  await user.keyboard('p');
  expect(publish).toHaveFocus();
});

it('opens the next post of the queue by a key', async () => {
  const { api, user } = openReviewDesk('/vocal/review/7');
  api.responses['GET /api/vocal/review/8'] = {
    status: 200,
    body: { ...reviewed, post: { ...reviewed.post, id: '8', name: 'Butter' } },
  };
  api.responses['GET /api/vocal/review/8/notes'] = { status: 200, body: notes };
  await screen.findByRole('link', { name: 'Next in the queue' });
  await user.keyboard('j');
  expect(await screen.findByRole('heading', { level: 1, name: 'Butter' })).toHaveFocus();
});

it('after a decision the moderator goes on to the next post that waits', async () => {
  const { api, user } = openReviewDesk('/vocal/review/7');
  const review = { ...reviewed.review, status: 'published' as const };
  api.responses['POST /api/vocal/review/7/decision'] = { status: 200, body: { ...reviewed, review, actions: [] } };
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('link', { name: 'Next in the queue' })).toHaveAttribute('href', '/vocal/review/8');
});

it('a moderator whose post was taken over reads so, and who has it now', async () => {
  const { api } = openReviewDesk('/vocal/review/7');
  const ofAda = { ...reviewed, review: { ...reviewed.review, claimer: { id: ada.id, name: 'Ada Lark' } } };
  api.responses['GET /api/vocal/review/7'] = { status: 200, body: ofAda };
  await screen.findByText(/Ada Lark is reviewing it/);
  const ofOther = { ...reviewed, review: { ...reviewed.review, claimer: { id: '8', name: 'Mo Reed' } }, actions: [] };
  api.responses['GET /api/vocal/review/7'] = { status: 200, body: ofOther };
  api.responses['POST /api/vocal/review/7/alive'] = { status: 200, body: { success: true, isClaimed: false } };
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(/Mo Reed is reviewing it/)).toBeVisible();
  expect(screen.getByText(/Your claim on this post has ended/)).toBeVisible();
});

it('publishes a post with an expired picture only after a confirmation', async () => {
  const { api, user } = openReviewDesk('/vocal/review/7');
  const picture = { publicId: 'uploads/a', title: 'The pier', lastDay: '2020-01-31' };
  const endingPictures = [
    { ...picture, term: 'expired' },
    { ...picture, publicId: 'uploads/b', title: 'The sea', term: 'expiring' },
  ];
  api.responses['GET /api/vocal/review/7'] = { status: 200, body: { ...reviewed, endingPictures } };
  api.responses['POST /api/vocal/review/7/decision'] = { status: 200, body: { ...reviewed, actions: [] } };
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(screen.getByText('The picture “The pier” could be used until 31 January 2020.')).toBeVisible();
  expect(screen.getByText('The picture “The sea” may be used until 31 January 2020.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('A picture has expired.');
  const box = screen.getByRole('checkbox', { name: 'I have checked the rights of the expired pictures' });
  expect(box).toHaveFocus();
  expect(api.calls.map(({ path }) => path)).not.toContain('/api/vocal/review/7/decision');
  await user.click(box);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Publish: done.')).toBeVisible();
});

it('a step that is refused takes the outcome of the step before it off the screen', async () => {
  const { api, user } = openReviewDesk('/vocal/review/7');
  api.responses['GET /api/vocal/review/7'] = { status: 200, body: { ...reviewed, actions: ['claim'] } };
  const claimer = { id: ada.id, name: 'Ada Lark' };
  const ofAda = { ...reviewed, review: { ...reviewed.review, claimer }, actions: ['publish'] };
  api.responses['POST /api/vocal/review/7/claim'] = { status: 200, body: ofAda };
  await user.click(await screen.findByRole('button', { name: 'Claim' }));
  expect(await screen.findByText('Claim: done.')).toBeVisible();
  const ofOther = { ...reviewed, review: { ...reviewed.review, claimer: { id: '8', name: 'Mo Reed' } }, actions: [] };
  api.responses['GET /api/vocal/review/7'] = { status: 200, body: ofOther };
  api.responses['POST /api/vocal/review/7/decision'] = problem(409, 'claimed', 'Mo Reed has this post now.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Mo Reed has this post now.')).toBeVisible();
  expect(screen.queryByText('Claim: done.')).not.toBeInTheDocument();
});

it.each([403, 409])('keeps the words of a decision that came too late on screen: %s', async (status) => {
  const { api, user } = openReviewDesk('/vocal/review/7');
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const form = within(screen.getByRole('form', { name: 'Reject' }));
  await user.selectOptions(form.getByLabelText('Reason'), 'It does not fit the magazine');
  await user.type(form.getByLabelText('Message to the writer'), 'Not for us, because of the ending.');
  api.responses['POST /api/vocal/review/7/decision'] = problem(status, 'claimed', 'Mo Reed has this post now.');
  api.responses['GET /api/vocal/review/7'] = { status: 200, body: { ...reviewed, actions: [] } };
  await user.click(form.getByRole('button', { name: 'Reject' }));
  expect(await form.findByText(/^You cannot decide now/)).toBeVisible();
  expect(form.getByText('Mo Reed has this post now.')).toBeVisible();
  expect(form.getByLabelText('Message to the writer')).toHaveValue('Not for us, because of the ending.');
  expect(form.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('form', { name: 'Reject' })).not.toBeInTheDocument();
});

it('tells a moderator who is writing a decision that the post was taken over, and keeps the words', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { api, user } = openReviewDesk('/vocal/review/7');
    const ofAda = { ...reviewed, review: { ...reviewed.review, claimer: { id: ada.id, name: 'Ada Lark' } } };
    api.responses['GET /api/vocal/review/7'] = { status: 200, body: ofAda };
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    await user.type(screen.getByLabelText('Message to the writer'), 'Not yet.');
    const ofOther = { ...reviewed, review: { ...reviewed.review, claimer: { id: '8', name: 'Mo Reed' } }, actions: [] };
    api.responses['GET /api/vocal/review/7'] = { status: 200, body: ofOther };
    api.responses['POST /api/vocal/review/7/alive'] = { status: 200, body: { success: true, isClaimed: false } };
    act(() => void jest.advanceTimersByTime(10_000));
    expect(await screen.findByText(/Your claim on this post has ended/)).toBeVisible();
    expect(screen.getByLabelText('Message to the writer')).toHaveValue('Not yet.');
  } finally {
    jest.useRealTimers();
  }
});

it('a moderator cancels the schedule of a post', async () => {
  const { api, user } = openReviewDesk('/vocal/review/7');
  const review = { ...reviewed.review, status: 'scheduled' as const, publishAt: '2026-11-29T08:00:00Z' };
  api.responses['GET /api/vocal/review/7'] = { status: 200, body: { ...reviewed, review, actions: ['unschedule'] } };
  api.responses['POST /api/vocal/posts/7/unschedule'] = { status: 200, body: { ...reviewed, actions: [] } };
  await user.click(await screen.findByRole('button', { name: 'Cancel schedule' }));
  expect(await screen.findByText('Cancel schedule: done.')).toBeVisible();
});

it('the moderator who rejected a post reads of its answer in the queue, and cannot claim it', async () => {
  const { api } = openReviewDesk('/vocal/review');
  const answered = { ...queued, isAppeal: true, isClaimable: false };
  api.responses['GET /api/vocal/review'] = {
    status: 200,
    body: { success: true, posts: [answered, next], total: 2, totalPages: 1 },
  };
  expect(await screen.findByRole('button', { name: 'Claim “Butter”' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Claim “Toast”' })).not.toBeInTheDocument();
});

it('the reason why a scheduled post was not published is on its review', async () => {
  const { api } = openReviewDesk('/vocal/review/7');
  const publishFailure = { since: '2026-11-22T08:00:00Z', message: 'It has no address.' };
  const review = { ...reviewed.review, status: 'scheduled' as const, publishFailure };
  api.responses['GET /api/vocal/review/7'] = { status: 200, body: { ...reviewed, review, actions: [] } };
  expect(await screen.findByText('It could not be published as scheduled. It has no address.')).toBeVisible();
});
