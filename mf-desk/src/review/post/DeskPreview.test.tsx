import { expect, it, jest } from '@jest/globals';
import type { MadePreview } from '@marquee/shared/domain';
import { Provider } from '@marquee/shared/redux';
import { ApiError } from '@marquee/shared/transport';
import { createVocalStore } from '@marquee/vocal-kit/session/createVocalStore.ts';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createReviewApi } from '../createReviewApi.ts';
import { ReviewApiContext } from '../ReviewApiContext.ts';
import { DeskPreview } from './DeskPreview.tsx';

const origin = 'http://feast.localhost';

const made = (token: string): MadePreview => ({
  success: true,
  preview: { id: token, createdAt: '2026-11-22T08:00:00Z', expiresAt: '2026-11-22T16:00:00Z' },
  path: `/preview/${token}`,
});
const report = (sender: string) =>
  act(() => dispatchEvent(new MessageEvent('message', { origin: sender, data: { type: 'ended' } })));

function open(...links: (MadePreview | Error)[]) {
  const makePreview = jest.fn(async () => {
    const link = links.shift();
    if (!link || link instanceof Error) throw link ?? new Error('No further link.');
    return link;
  });
  const onEnded = jest.fn();
  const api = { ...createReviewApi(() => Promise.reject(new Error('No other call.'))), makePreview };
  render(
    <Provider store={createVocalStore()}>
      <ReviewApiContext value={api}>
        <DeskPreview post={draft()} origin={origin} onEnded={onEnded} />
      </ReviewApiContext>
    </Provider>,
  );
  return { makePreview, onEnded, user: userEvent.setup() };
}

it('a page whose link has ended is shown again by another link', async () => {
  const { makePreview, user } = open(made('a'), made('b'));
  await screen.findByRole('button', { name: 'Reload page' });
  report(origin);
  expect(await screen.findByRole('alert')).toHaveTextContent('The preview link has expired.');
  await user.click(screen.getByRole('button', { name: 'Reload page' }));
  expect(await screen.findByRole('radio', { name: /Phone/ })).toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(makePreview).toHaveBeenCalledTimes(2);
});

it('another origin cannot end the page', async () => {
  open(made('a'));
  await screen.findByRole('radio', { name: /Phone/ });
  report('https://elsewhere.example');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a link that could not be made can be tried again', async () => {
  const { user } = open(new Error('No response'), made('a'));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not show the preview.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: /Phone/ })).toBeInTheDocument();
});

it('a review that has ended meanwhile is loaded again, and a call that failed otherwise is not', async () => {
  const { onEnded, user } = open(new Error('No response'), new ApiError('The review of this post has ended.', 409));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onEnded).toHaveBeenCalledTimes(1));
});
