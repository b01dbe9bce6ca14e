import { expect, it, jest } from '@jest/globals';
import type { ReviewedPost } from '@marquee/shared/domain';
import { Provider } from '@marquee/shared/redux';
import { InPage, pageConfig } from '@marquee/shared/testing';
import { ApiError } from '@marquee/shared/transport';
import { createVocalStore } from '@marquee/vocal-kit/session/createVocalStore.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeWriterReviewApi, reviewedPost, waitingPost } from '../../testing/writerReview.ts';
import type { WriterReviewApi } from './createWriterReviewApi.ts';
import { ReviewPanel } from './ReviewPanel.tsx';
import { WriterReviewApiContext } from './WriterReviewApiContext.ts';

const sites = [{ key: 'feast' as const, url: 'http://feast.localhost', label: 'Feast', timeZone: 'America/New_York' }];

function open(shown: ReviewedPost, api: WriterReviewApi = fakeWriterReviewApi(shown), isSaved = true) {
  const [onChanged, onOpenNotes] = [jest.fn(), jest.fn()];
  render(
    <InPage config={pageConfig({ sites })}>
      <Provider store={createVocalStore()}>
        <WriterReviewApiContext value={api}>
          <ReviewPanel draft={shown.post} save={async () => isSaved} onChanged={onChanged} onOpenNotes={onOpenNotes} />
        </WriterReviewApiContext>
      </Provider>
    </InPage>,
  );
  return { onChanged, onOpenNotes, user: userEvent.setup() };
}

it('shows the position of a waiting post, and how long most posts wait', async () => {
  open(waitingPost);
  expect(await screen.findByRole('heading', { name: 'Waiting for review' })).toBeInTheDocument();
  expect(screen.getByText('Third of 12 in Feast.')).toBeInTheDocument();
  expect(screen.getByText('Most posts wait about 2 days.')).toBeInTheDocument();
});

it('withdraws a post after confirmation, says so, and focuses the new status', async () => {
  const draftAgain = reviewedPost({ status: 'draft', submittedAt: null }, ['submit']);
  const { onChanged, user } = open(
    waitingPost,
    fakeWriterReviewApi(waitingPost, () => draftAgain),
  );
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(screen.getByText(/leaves the queue and loses its place/)).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Draft' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Post withdrawn.');
  expect(onChanged).toHaveBeenCalledWith(draftAgain.post);
  expect(screen.queryByRole('button')).toBeNull();
});

it('closes a question with Escape, and focuses its button again', async () => {
  const { user } = open(waitingPost);
  const button = await screen.findByRole('button', { name: 'Withdraw' });
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('form')).toBeNull();
  expect(button).toHaveFocus();
});

it('shows the reason and the text of a rejection, and sends the answer', async () => {
  const decision = { action: 'reject', at: '2026-11-22T10:00:00Z', reason: 'facts', words: 'No source.' } as const;
  const rejected = reviewedPost({ status: 'rejected', decision }, ['submit', 'appeal']);
  const answered = reviewedPost({ place: 1, waiting: 1, appeal: 'It is on page 4.' });
  const take = jest.fn<WriterReviewApi['take']>(async () => answered);
  const { user } = open(rejected, { ...fakeWriterReviewApi(rejected), take });
  expect(await screen.findByText('Reason: Facts are wrong or unsourced.')).toBeInTheDocument();
  expect(screen.getByText('No source.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Appeal' }));
  expect(screen.getByRole('textbox', { name: 'Your appeal' })).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveAttribute('maxlength', '2000');
  await user.keyboard('It is on page 4.');
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(take).toHaveBeenCalledWith(rejected.post.id, 'appeal', 'It is on page 4.');
  expect(await screen.findByText('The only post waiting in Feast.')).toBeInTheDocument();
  expect(screen.getByText('Another moderator will review it with your appeal.')).toBeInTheDocument();
});

it('says that a moderator acted first, and shows who has the post now', async () => {
  const claimer = { id: '9', name: 'Mo Tarn' };
  const claimed = reviewedPost({ status: 'in-review', claimer, claimedAt: '2026-11-22T10:00:00Z' }, []);
  const review = jest.fn(async () => waitingPost);
  const refusal = new ApiError('A moderator has claimed this post meanwhile.', 409);
  const { user, onChanged } = open(waitingPost, { review, take: async () => Promise.reject(refusal) });
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  review.mockImplementation(async () => claimed);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^Mo Tarn has been reviewing it since/)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('A moderator has claimed this post meanwhile.');
  expect(screen.queryByRole('button')).toBeNull();
  expect(onChanged).toHaveBeenCalledWith(claimed.post);
});

it('reloads when the page becomes visible again', async () => {
  const review = jest.fn(async () => waitingPost);
  open(waitingPost, { ...fakeWriterReviewApi(waitingPost), review });
  await screen.findByText('Third of 12 in Feast.');
  review.mockImplementation(async () => reviewedPost({ place: 2, waiting: 11 }));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Second of 11 in Feast.')).toBeInTheDocument();
});

it('refuses to discard changes when the draft cannot be saved', async () => {
  const rejected = reviewedPost({ status: 'rejected', isChange: true }, ['submit', 'discard']);
  const take = jest.fn(async () => rejected);
  const { user } = open(rejected, { ...fakeWriterReviewApi(rejected), take }, false);
  expect(await screen.findByRole('heading', { name: 'Changes rejected' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your post is not saved yet.');
  expect(take).not.toHaveBeenCalled();
});

it('links requested changes to the notes, and a published post to its page', async () => {
  const { user, onOpenNotes } = open(reviewedPost({ status: 'changes-requested' }, ['submit']));
  await user.click(await screen.findByRole('button', { name: 'Read notes' }));
  expect(onOpenNotes).toHaveBeenCalled();
  open(reviewedPost({ status: 'published' }, ['unpublish'], { urlPath: '/toast' }));
  expect(await screen.findByRole('link', { name: 'View published post' })).toHaveAttribute(
    'href',
    'http://feast.localhost/toast',
  );
});

it('shows moderators of another writer’s post a link to its review instead of buttons', async () => {
  open(reviewedPost({}, ['claim', 'unpublish'], { author: { id: '7', fullname: 'Ola Strand' } }));
  expect(await screen.findByRole('link', { name: 'Open review' })).toHaveAttribute('href', '/vocal/review/post-1');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that the review did not load, and retries', async () => {
  const review = jest.fn<WriterReviewApi['review']>(async () => Promise.reject(new TypeError('failed')));
  const { user } = open(waitingPost, { ...fakeWriterReviewApi(waitingPost), review });
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the review.');
  review.mockImplementation(async () => waitingPost);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
